import type { Party } from '../party/schema.ts';
import { CONSENT_PATH } from './consent.ts';
import { isPrivate } from './private-pages.ts';

/** The format of container ids. */
const CONTAINER_ID = /^GTM-[A-Z0-9]{4,12}$/;

const MANAGER = 'https://www.googletagmanager.com';
/** The only allowed kind of tag sends its reports to this host. */
const REPORTS = 'https://*.google-analytics.com';
const ALLOWED: Record<string, string[]> = {
  'connect-src': [MANAGER, REPORTS],
  'img-src': [MANAGER, REPORTS],
};

/** The container that the party has configured; null if there is none. */
export const containerOf = ({ tagManagerId }: Party): string | null =>
  CONTAINER_ID.test(tagManagerId) ? tagManagerId : null;

/**
 * The container that a page may load: none on pages with personal data in forms, on the page for
 * the choice and on error pages.
 */
export const containerOn = (party: Party, path: string, status?: number): string | null =>
  status || isPrivate(path) || path === CONSENT_PATH ? null : containerOf(party);

/**
 * The headers of a page that may load the container. No host is allowed for scripts: the script with
 * this hash is trusted, and also the scripts that it adds, such as the container. A nonce would be the
 * same for every visitor of a cached page.
 */
export function allowTagManager(headers: string[], startHash: string): string[] {
  const at = headers.indexOf('Content-Security-Policy') + 1;
  const policy = (headers[at] ?? '').split('; ').map((directive) => {
    const name = directive.split(' ', 1)[0] ?? '';
    const more = name === 'script-src' ? [startHash, "'strict-dynamic'"] : (ALLOWED[name] ?? []);
    return [directive, ...more].join(' ');
  });
  return headers.with(at, policy.join('; '));
}
