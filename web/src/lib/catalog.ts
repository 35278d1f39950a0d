// The components of a title, found by subject or by name.

import { api } from "./api";
import type { Component, ComponentSet, Table } from "./protocol";

/** Sorts whose ids are a name space of their own. */
const OWN_NAMESPACE = new Set(["action", "goal"]);

/** Subjects that are no component; their ids may be those of one by chance. */
const NO_COMPONENT = new Set(["kind", "method"]);

function keyOf(sort: string, id: string): string {
  return OWN_NAMESPACE.has(sort) ? `${sort}:${id}` : id;
}

export class Catalog {
  readonly components: readonly Component[];
  readonly #byKey: Map<string, Component>;

  constructor(components: readonly Component[]) {
    this.components = components;
    this.#byKey = new Map(components.map((component) => [keyOf(component.sort, component.id), component]));
  }

  /** The component that a subject such as `tile:rebel_base` or `good:rebel_base` is about. */
  of(subject: string | null): Component | null {
    if (subject === null) return null;
    const [sort = "", id = ""] = subject.split(":");
    if (NO_COMPONENT.has(sort)) return null;
    return this.#byKey.get(keyOf(sort, id)) ?? null;
  }

  /** The component with this id that is a tile or card. */
  component(id: string): Component | null {
    return this.#byKey.get(id) ?? null;
  }

  /** Tiles or cards with their components. */
  withComponents<T extends { id: string }>(things: readonly T[]): (T & { component: Component })[] {
    return things.flatMap((thing) => {
      const component = this.component(thing.id);
      return component === null ? [] : [{ ...thing, component }];
    });
  }
}

const loaded = new Map<string, Promise<Catalog>>();

/** Loads something once; a load that failed is tried again the next time. */
function load(key: string, request: () => Promise<Component[]>): Promise<Catalog> {
  let catalog = loaded.get(key);
  if (catalog === undefined) {
    catalog = request().then((components) => new Catalog(components));
    catalog.catch(() => loaded.delete(key));
    loaded.set(key, catalog);
  }
  return catalog;
}

/** The components of a title, as new tables are played with them. */
export function loadCatalog(title: string): Promise<Catalog> {
  return load(title, () => api.components(title));
}

/** The components that a table is played with. */
export function loadTableCatalog({ id, title, components }: Table): Promise<Catalog> {
  return load(`${title} ${components.digest}`, () => api.tableComponents(id));
}

/** Which components a table is played with, in words. */
export function aboutSet({ origin, current }: ComponentSet): string {
  if (origin === "unknown") return "Played with components that this server never had.";
  const which = origin === "shipped" ? "the components as shipped" : "corrected components";
  return current ? `Played with ${which}.` : `Played with ${which}. New tables have others.`;
}

/** After a restart the server may have other components. */
export function forgetCatalogs(): void {
  loaded.clear();
}
