import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';

const Logo = z.object({
  mediaId: z.string(),
  width: z.number(),
  height: z.number(),
  widths: z.array(z.number()),
});
const ShownParty = z.object({
  name: z.string(),
  shortName: z.string(),
  logo: z.nullable(Logo),
  color: z.string(),
});
export type ShownParty = z.infer<typeof ShownParty>;

/** The party as the server wrote it into the document; the code does not contain it. */
function readParty(): ShownParty {
  const content = document.querySelector<HTMLMetaElement>('meta[name="party"]')?.content ?? '';
  try {
    return ShownParty.parse(JSON.parse(content));
  } catch {
    return { name: '', shortName: '', logo: null, color: '' };
  }
}

let party = readParty();
const listeners = new Set<() => void>();

/** The policy allows style sheets that a script constructs. */
const sheet = new CSSStyleSheet();

/** Shows a changed party with the rules of its colour, until the document is loaded again. */
export function showParty(next: ShownParty, style: string): void {
  party = next;
  // The document's own rules have the former colour: without a colour they must have no effect.
  document.querySelector('style[data-party]')?.remove();
  sheet.replaceSync(style);
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
  for (const listener of listeners) listener();
}

/** The party outside of components. */
export const currentParty = (): ShownParty => party;

function subscribe(listener: () => void) {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
export const useParty = (): ShownParty => useSyncExternalStore(subscribe, currentParty);
