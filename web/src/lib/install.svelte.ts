// The page as an app: its service worker, and the browser's offer to install it.

/** What browsers that can install apps say before they offer it; it is in no standard yet. */
interface InstallOffer extends Event {
  prompt(): Promise<unknown>;
}

class Installation {
  #offer = $state.raw<InstallOffer | null>(null);

  get possible(): boolean {
    return this.#offer !== null;
  }

  start(): void {
    addEventListener("beforeinstallprompt", (event) => {
      event.preventDefault(); // it is offered where somebody looks for it
      this.#offer = event as InstallOffer;
    });
    addEventListener("appinstalled", () => (this.#offer = null));
    if (import.meta.env.PROD && "serviceWorker" in navigator)
      addEventListener("load", () => void navigator.serviceWorker.register("/sw.js").catch(() => {}));
  }

  async install(): Promise<void> {
    await this.#offer?.prompt();
    this.#offer = null;
  }
}

export const installation = new Installation();
