import type { MenuChild, MenuNode } from './schema.ts';

interface Placed {
  link: MenuChild;
  parent: string | null;
}

/** Every item of both levels, in its order. */
const placesOf = (items: readonly MenuNode[]): Map<string, Placed> =>
  new Map(
    items.flatMap(({ children, ...item }): [string, Placed][] => [
      [item._id, { link: item, parent: null }],
      ...children.map((child): [string, Placed] => [child._id, { link: child, parent: item._id }]),
    ]),
  );

/** The ids of `after` that have to be taken out so that the others are in their former order. */
function outOfOrder(before: string[], after: string[]): Set<string> {
  const former = new Map(before.map((id, at) => [id, at]));
  const at = after.map((id) => former.get(id) as number);
  // The longest increasing sequence that ends at each place.
  const longest: number[][] = [];
  for (const [place, value] of at.entries()) {
    const best = longest.reduce<number[]>(
      (found, sequence) =>
        (at[sequence.at(-1) as number] as number) < value && sequence.length > found.length
          ? sequence
          : found,
      [],
    );
    longest.push([...best, place]);
  }
  const kept = new Set(longest.toSorted((a, b) => b.length - a.length)[0] ?? []);
  return new Set(after.filter((_id, place) => !kept.has(place)));
}

/** Longer lists end with an ellipsis: an event is stored for years. */
const LONGEST = 300;
const listed = (names: string[]): string => {
  const all = names.join(', ');
  return all.length <= LONGEST ? all : `${all.slice(0, LONGEST - 1)}…`;
};

/** What differs between two menus, by the name of the kind; kinds without a change are left out. */
export function menuChanges(
  before: readonly MenuNode[],
  after: readonly MenuNode[],
): Record<string, string> {
  const was = placesOf(before);
  const is = placesOf(after);
  const stayed = [...is.keys()].filter((id) => was.has(id));
  const sameParent = stayed.filter((id) => was.get(id)?.parent === is.get(id)?.parent);
  const moved = new Set(stayed.filter((id) => !sameParent.includes(id)));
  for (const parent of new Set(sameParent.map((id) => is.get(id)?.parent ?? null))) {
    const under = (id: string) => is.get(id)?.parent === parent && sameParent.includes(id);
    const former = [...was.keys()].filter(under);
    for (const id of outOfOrder(former, sameParent.filter(under))) moved.add(id);
  }
  const differing = (differ: (a: MenuChild, b: MenuChild) => boolean) =>
    stayed.filter((id) => differ(was.get(id)?.link as MenuChild, is.get(id)?.link as MenuChild));
  const name = (id: string) => (is.get(id) ?? was.get(id))?.link.title ?? '';
  const renamed = differing((a, b) => a.title !== b.title);
  const kinds: Record<string, string[]> = {
    'menu-added': [...is.keys()].filter((id) => !was.has(id)).map(name),
    'menu-removed': [...was.keys()].filter((id) => !is.has(id)).map(name),
    'menu-renamed': renamed.map((id) => `${was.get(id)?.link.title} → ${name(id)}`),
    'menu-moved': [...is.keys()].filter((id) => moved.has(id)).map(name),
    'menu-addressed': differing((a, b) => a.url !== b.url || a.external !== b.external).map(name),
    'menu-shown': differing((a, b) => !a.visible && b.visible).map(name),
    'menu-hidden': differing((a, b) => a.visible && !b.visible).map(name),
    'menu-translated': differing(
      (a, b) => JSON.stringify(a.translations) !== JSON.stringify(b.translations),
    ).map(name),
  };
  return Object.fromEntries(
    Object.entries(kinds).flatMap(([kind, names]) =>
      names.length > 0 ? [[kind, listed(names)]] : [],
    ),
  );
}
