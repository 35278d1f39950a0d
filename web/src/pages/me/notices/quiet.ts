// Times of a day: minutes after midnight, and as a field for times writes them.

export function clockTime(minutes: number): string {
  return `${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`;
}

export function minutesOf(time: string): number {
  const [hours = 0, minutes = 0] = time.split(":").map(Number);
  return hours * 60 + minutes;
}

function two(number: number): string {
  return String(number).padStart(2, "0");
}
