// Whether the device has a connection at all. That the server does not answer is another thing, which requests say.

class Connectivity {
  online = $state(navigator.onLine);

  constructor() {
    addEventListener("online", () => (this.online = true));
    addEventListener("offline", () => (this.online = false));
  }
}

export const connectivity = new Connectivity();
