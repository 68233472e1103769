import { formerAddress, withoutQuery } from './former-address.ts';

/** The stored redirect that answers an address, by the former address. */
export const answeredBy = (
  targets: ReadonlyMap<string, string>,
  address: string,
): string | undefined => {
  const former = formerAddress(address.replace(/#.*$/s, ''));
  if (former === null) return undefined;
  if (targets.has(former)) return former;
  const path = withoutQuery(former);
  // The home page with another query is the home page.
  return path !== '/' && targets.has(path) ? path : undefined;
};

/**
 * Where an address leads in the end, through all redirects; null if it leads back to itself or to
 * `start`.
 */
export function finalTarget(
  targets: ReadonlyMap<string, string>,
  start: string,
  target: string,
): string | null {
  const seen = new Set([start]);
  let at = target;
  for (;;) {
    const next = answeredBy(targets, at);
    if (next === undefined) return at;
    if (seen.has(next)) return null;
    seen.add(next);
    at = targets.get(next) as string;
  }
}
