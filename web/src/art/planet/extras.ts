import type { Feature } from "./hints";
import type { Palette } from "./palette";
import { ellipse, halfEllipse, polygon, whole } from "./path";
import { between, scatter, type Random } from "./random";
import { RADIUS } from "./size";
import type { Layer } from "./surface";

/** What stands behind a planet, on its ground and before it. */
export interface Extras {
  readonly behind: Layer[];
  readonly ground: Layer[];
  readonly before: Layer[];
}

interface Place {
  readonly next: Random;
  readonly tones: Palette;
  readonly lean: number;
}

type Maker = (place: Place, extras: Extras) => void;

const STEEL = "#dfe6f0";
const SHADE = "#0d1220";

const MAKERS: Readonly<Record<Exclude<Feature, "caps" | "clouds">, Maker>> = {
  rings: ({ next, tones, lean }, { behind, before }) => {
    const flat = between(next, 0.16, 0.3);
    for (const [reach, width, colour] of [
      [1.24, 46, tones.light],
      [1.32, 16, tones.pale],
    ] as const) {
      const size = reach * RADIUS;
      behind.push({ d: halfEllipse(size, size * flat, lean, false), colour, opacity: 0.75, line: width });
      before.push({ d: halfEllipse(size, size * flat, lean, true), colour, opacity: 0.95, line: width });
    }
  },
  storm: ({ next, tones, lean }, { ground }) => {
    const [x, y] = [between(next, -160, 130), between(next, -120, 230)];
    const size = between(next, 70, 120);
    ground.push({ d: ellipse(x, y, size * 1.5, size * 0.8, lean / 2), colour: tones.pale, opacity: 0.75 });
    ground.push({ d: ellipse(x, y, size, size * 0.48, lean / 2), colour: tones.accent, opacity: 0.85 });
    ground.push({ d: ellipse(x, y, size * 0.4, size * 0.16, lean / 2), colour: tones.pale, opacity: 0.8 });
  },
  comet: ({ tones }, { behind }) => {
    behind.push({ d: "M-420 -270Q300 -700 1060 -860Q640 -330 270 420z", colour: tones.air, opacity: 0.3 });
    behind.push({ d: "M-350 -230Q330 -600 930 -780Q520 -230 230 350z", colour: tones.pale, opacity: 0.4 });
    behind.push({ d: "M-260 -180Q300 -480 760 -660Q420 -150 180 260z", colour: "#fff", opacity: 0.5 });
  },
  rocks: ({ next, tones }, { before }) => {
    let [bodies, shadows, pits] = ["", "", ""];
    for (const [x, y] of scatter(next, 14)) {
      const size = between(next, 0.15, 0.34) * (0.95 - 0.3 * Math.hypot(x, y)) * RADIUS;
      const [across, down] = [x * RADIUS * 0.92, y * RADIUS * 0.92];
      const rock = outline(next, across, down, size);
      bodies += polygon(rock);
      shadows += polygon(
        rock.map(([px, py], at) =>
          at < 4 ? [px, py] : [across + (px - across) * 0.25, down + (py - down) * 0.25],
        ),
      );
      pits += ellipse(across - size * 0.3, down - size * 0.3, size * 0.22, size * 0.16, 0.6);
    }
    before.push({ d: bodies, colour: tones.light, opacity: 1 });
    before.push({ d: shadows, colour: tones.accent, opacity: 0.75 });
    before.push({ d: pits, colour: tones.deep, opacity: 0.8 });
  },
  dome: ({ next }, { before }) => {
    const [x, y] = [between(next, -140, -40), between(next, 60, 150)];
    let [shells, ribs] = ["", ""];
    for (const [dx, dy, size] of [
      [0, 0, 110],
      [150, 40, 75],
      [-120, 60, 60],
    ] as const) {
      const [left, base] = [whole(x + dx - size), whole(y + dy)];
      shells += `M${left} ${base}a${size} ${size} 0 0 1 ${size * 2} 0z`;
      ribs += `M${left + size} ${base}v${-size}M${left + size * 0.5} ${base}q${size * 0.1} ${-size * 0.7} ${size * 0.5} ${-size}q${size * 0.4} ${size * 0.3} ${size * 0.5} ${size}M${left - 14} ${base}h${size * 2 + 28}`;
    }
    before.push({ d: shells, colour: "#bfe4ff", opacity: 0.6 });
    before.push({ d: ribs, colour: "#fff", opacity: 0.9, line: 13 });
  },
  fleet: ({ next }, { before }) => {
    const turn = between(next, -0.5, 0.1);
    let [hulls, trails] = ["", ""];
    for (const [dx, dy, size] of [
      [150, -120, 1.25],
      [-110, 20, 0.95],
      [110, 160, 0.8],
    ] as const) {
      const at = (x: number, y: number): [number, number] => [
        dx + size * (x * Math.cos(turn) - y * Math.sin(turn)),
        dy + size * (x * Math.sin(turn) + y * Math.cos(turn)),
      ];
      hulls += polygon([at(150, 0), at(-80, -72), at(-40, 0), at(-80, 72)]);
      trails += polygon([at(-50, -22), at(-330, 0), at(-50, 22)]);
    }
    before.push({ d: trails, colour: "#9fdcff", opacity: 0.6 });
    before.push({ d: hulls, colour: STEEL, opacity: 1 });
  },
  glow: (_, { behind, ground }) => {
    behind.push({ d: ellipse(0, 0, RADIUS * 1.06), colour: "#b6ff3d", opacity: 0.35, line: 60 });
    const blade = "M0 -60L-150 -330A362 362 0 0 1 150 -330z";
    ground.push({ d: blade, colour: "#d8ff4a", opacity: 0.6 });
    ground.push({
      d: "M52 30L361 35A362 362 0 0 1 211 295zM-52 30L-361 35A362 362 0 0 0 -211 295z",
      colour: "#d8ff4a",
      opacity: 0.6,
    });
    ground.push({ d: ellipse(0, 0, 48), colour: "#d8ff4a", opacity: 0.7 });
  },
  lights: ({ next }, { before }) => {
    let towns = "";
    for (const [x, y] of scatter(next, 30)) {
      if (x + y > 0.15 && Math.hypot(x, y) < 0.9) {
        towns += ellipse(x * RADIUS, y * RADIUS, between(next, 8, 20));
        if (next() < 0.6) towns += ellipse(x * RADIUS + 34, y * RADIUS + 16, 9);
      }
    }
    before.push({ d: towns, colour: "#ffdf8a", opacity: 0.95 });
  },
  monolith: (_, { before }) => {
    before.push({ d: "M-90 210L-70 -330L60 -360L110 200z", colour: SHADE, opacity: 0.95 });
    before.push({ d: "M60 -360L150 -330L190 180L110 200z", colour: "#4a5876", opacity: 1 });
    before.push({
      d: "M-20 -230h60M-24 -150h34M20 -150h26M-28 -70h70M-30 10h24M14 10h36M-34 90h80",
      colour: "#ffe27a",
      opacity: 0.95,
      line: 18,
    });
  },
  satellites: ({ lean }, { behind, before }) => {
    const [across, along] = [RADIUS * 1.2, RADIUS * 0.5];
    behind.push({ d: halfEllipse(across, along, lean, false), colour: STEEL, opacity: 0.6, line: 9 });
    before.push({ d: halfEllipse(across, along, lean, true), colour: STEEL, opacity: 0.75, line: 9 });
    let [bodies, eyes] = ["", ""];
    for (const turn of [0.5, 1.57, 2.6]) {
      const [x, y] = [Math.cos(turn) * across, Math.sin(turn) * along];
      const px = x * Math.cos(lean) - y * Math.sin(lean);
      const py = x * Math.sin(lean) + y * Math.cos(lean);
      bodies += polygon([
        [px, py - 85],
        [px + 62, py],
        [px, py + 85],
        [px - 62, py],
      ]);
      eyes += ellipse(px, py, 24);
    }
    before.push({ d: bodies, colour: STEEL, opacity: 1 });
    before.push({ d: eyes, colour: "#ff5a4a", opacity: 1 });
  },
  scar: ({ next, tones }, { ground }) => {
    const turn = between(next, -0.6, 0.9);
    const at = (x: number, y: number): [number, number] => [
      x * Math.cos(turn) - y * Math.sin(turn),
      x * Math.sin(turn) + y * Math.cos(turn),
    ];
    const gash = [
      at(-420, -60),
      at(-220, 20),
      at(-90, -50),
      at(70, 60),
      at(210, -10),
      at(430, 70),
      at(190, 80),
      at(60, 130),
      at(-110, 20),
      at(-230, 90),
    ];
    ground.push({ d: polygon(gash), colour: SHADE, opacity: 0.7 });
    ground.push({ d: polygon(gash), colour: tones.pale, opacity: 0.55, line: 12 });
  },
  station: ({ next, lean }, { behind, before }) => {
    const flat = between(next, 0.2, 0.34);
    const [across, along] = [RADIUS * 1.2, RADIUS * 1.2 * flat];
    behind.push({ d: halfEllipse(across, along, lean, false), colour: "#8f9db3", opacity: 0.9, line: 38 });
    const near = halfEllipse(across, along, lean, true);
    before.push({ d: near, colour: "#3a465c", opacity: 1, line: 62 });
    before.push({ d: near, colour: STEEL, opacity: 1, line: 40 });
    let windows = "";
    for (let turn = 0.25; turn < 3; turn += 0.26) {
      const [x, y] = [Math.cos(turn) * across, Math.sin(turn) * along];
      windows += ellipse(
        x * Math.cos(lean) - y * Math.sin(lean),
        x * Math.sin(lean) + y * Math.cos(lean),
        12,
      );
    }
    before.push({ d: windows, colour: "#27405f", opacity: 1 });
  },
  tendrils: ({ next }, { before }) => {
    let [arms, buds] = ["", ""];
    const start = next() * 6.28;
    for (let arm = 0; arm < 7; arm += 1) {
      const turn = start + arm * 0.9 + next() * 0.3;
      const [x, y] = [Math.cos(turn), Math.sin(turn)];
      const reach = between(next, 0.35, 0.62) * RADIUS;
      const side = between(next, -170, 170);
      const tip = [x * (RADIUS - reach), y * (RADIUS - reach)] as const;
      arms += `M${whole(x * 520)} ${whole(y * 520)}Q${whole(x * 340 - y * side)} ${whole(y * 340 + x * side)} ${whole(tip[0])} ${whole(tip[1])}`;
      buds += ellipse(tip[0], tip[1], between(next, 26, 50));
    }
    before.push({ d: arms, colour: "#3d1560", opacity: 0.95, line: 40 });
    before.push({ d: arms, colour: "#b45cf0", opacity: 0.9, line: 14 });
    before.push({ d: buds, colour: "#dca8ff", opacity: 1 });
  },
};

export function extrasFor(features: ReadonlySet<Feature>, place: Place): Extras {
  const extras: Extras = { behind: [], ground: [], before: [] };
  for (const feature of features) {
    if (feature !== "caps" && feature !== "clouds") MAKERS[feature](place, extras);
  }
  return extras;
}

/** The corners of a rock, beginning at its lit side's end. */
function outline(next: Random, x: number, y: number, size: number): [number, number][] {
  return Array.from({ length: 9 }, (_, corner) => {
    const turn = -0.5 + (corner * Math.PI * 2) / 9;
    const reach = size * between(next, 0.75, 1.12);
    return [x + Math.cos(turn) * reach, y + Math.sin(turn) * reach];
  });
}
