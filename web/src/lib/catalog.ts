// The components of a title, found by subject or by name.

import { api } from "./api";
import type { Component, ComponentSet, Table } from "./protocol";
import { words } from "./words.svelte";

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
function load(key: string, title: string, request: () => Promise<Component[]>): Promise<Catalog> {
  let catalog = loaded.get(key);
  if (catalog === undefined) {
    catalog = request().then((components) => new Catalog(components.map((one) => named(title, one))));
    catalog.catch(() => loaded.delete(key));
    loaded.set(key, catalog);
  }
  return catalog;
}

/** The component with its name in the reader's language, if that has one. */
function named(title: string, component: Component): Component {
  const { id, sort, name: printed } = component;
  const sorts = OWN_NAMESPACE.has(sort) ? [sort] : ["card", "tile"];
  return {
    ...component,
    get name() {
      const names = sorts.map((one) => words.name(title, { is: "name", subject: `${one}:${id}`, printed }));
      return names.find((name) => name !== printed) ?? printed;
    },
  };
}

/** The components of a title, as new tables are played with them. */
export function loadCatalog(title: string): Promise<Catalog> {
  return load(title, title, () => api.components(title));
}

/** The components that a table is played with. */
export function loadTableCatalog({ id, title, components }: Table): Promise<Catalog> {
  return load(`${title} ${components.digest}`, title, () => api.tableComponents(id));
}

/** Which components a table is played with, in words. */
export function aboutSet({ origin, current }: ComponentSet): string {
  return words.say("page-component-set", { origin, current: current ? "yes" : "no" });
}

/** After a restart the server may have other components. */
export function forgetCatalogs(): void {
  loaded.clear();
}
