import { percentDecodedAddress } from '../../platform/percent-decoding.ts';
import { slugOf } from '../../platform/slug.ts';

const LONGEST = 300;
/** What stands behind an address in a text and was copied with it. */
const SIGNS_AT_END = /[\s)\]}>.,;:!?'"“”‘’«»*_…]+$/u;
/** The Turkish ending of a word: `/haberler’de`. */
const ENDING = /['’‘´`]\p{L}{1,8}$/u;
/** What WordPress puts before and behind the address of a page. */
const BEFORE = /^\/index\.php(?=\/|$)/;
const BEHIND =
  /(\/(amp|embed|print|trackback|comment-page-\d+|feed(\/(rss2?|rdf|atom))?)\/?|\.(html?|php|aspx?))$/i;
const FEED = /^\/feed(\/(rss2?|rdf|atom))?\/?$/i;

/** The addresses that people or programs may have meant by this one, the likeliest first; at most three. */
export function meantPaths(path: string): string[] {
  const decoded = path.length > LONGEST * 3 ? null : percentDecodedAddress(path);
  if (decoded === null || decoded.length > LONGEST) return [];
  const seen = decoded.normalize('NFC').replace(/\p{Cf}/gu, '');
  const whole = seen.replace(SIGNS_AT_END, '').replace(ENDING, '').replace(/\/+$/, '');
  if (FEED.test(whole)) return ['/rss.xml'];
  const plain = whole.replace(BEFORE, '').replace(BEHIND, '') || '/';
  const segments = plain.split('/').filter(Boolean);
  const slugs = segments.map((segment) => slugOf(segment, LONGEST));
  const folded = slugs.includes('') ? plain : `/${slugs.join('/')}`;
  return [...new Set([whole, plain, folded])].filter(
    (meant) => meant !== path && /^\/(?![/\\])[\x20-\x7e]*$/.test(meant),
  );
}
