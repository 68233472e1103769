import { Invalid, Refusal } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import type { ProcessFault } from '../../platform/task-process.server.ts';
import { addUpload, type GivenFile } from '../media/operations.server.ts';
import { canUploadMedia } from '../media/policy.ts';
import { MEDIA_LIMITS, type Media, mediaPath } from '../media/schema.ts';
import { LONGEST_TITLE, LOSSES, type Loss, type Purpose, type WordText } from './schema.ts';
import { type ReadWord, type WordFault, wordProcess } from './word-process.server.ts';

const RULES: Record<WordFault | ProcessFault, string> = {
  empty: 'required',
  encrypted: 'wordEncrypted',
  oldWord: 'wordOld',
  pdf: 'wordIsPdf',
  openDocument: 'wordOpenDocument',
  notWord: 'wordOtherFile',
  unreadable: 'wordUnreadable',
  tooComplex: 'wordTooComplex',
  tooLong: 'wordTooLong',
  noText: 'wordNoText',
  tooSlow: 'wordTooComplex',
  tooMuchMemory: 'wordTooComplex',
  failed: 'wordUnreadable',
};

/**
 * A Word file as a text of the site; its pictures are added to the library as any upload of this user.
 * Throws 422 for a file that is no Word file or cannot be read, 503 when too many files wait.
 */
export async function readWordFile(
  op: Operation,
  store: Store,
  given: GivenFile,
  purpose: Purpose,
): Promise<WordText> {
  requireThat(op.actor, canUploadMedia);
  const found = await wordProcess.run({ file: given.path, purpose });
  if (typeof found === 'string') {
    op.log({ fault: found }, 'Word file refused');
    throw new Invalid({ file: { rule: RULES[found] } });
  }
  const { body, refused, pictures } = await withPictures(op, store, found);
  const title = (found.title || titleOfName(given.name)).slice(0, LONGEST_TITLE);
  const lost = refused
    ? [...found.lost, { kind: 'pictureFaults' as const, count: refused }]
    : found.lost;
  return { title, body, pictures, lost: inOrder(lost) };
}

const inOrder = (lost: Loss[]): Loss[] =>
  lost.toSorted((a, b) => LOSSES.indexOf(a.kind) - LOSSES.indexOf(b.kind));

/** `basin_aciklamasi-2.docx` as a title. */
const titleOfName = (name: string): string =>
  name
    .toWellFormed()
    .replace(/^.*[\\/]/, '')
    .replace(/\.[^.]{1,5}$/, '')
    .replace(/[\s_]+/g, ' ')
    .trim();

/** A picture or a link of the text whose address is a place. */
const PICTURE = /!\[((?:\\.|[^\]\\])*)\]\(import:(\d+)((?: "(?:\\.|[^"\\])*")?)\)/g;
const LINK = /\]\(import:(\d+)/g;

async function withPictures(op: Operation, store: Store, { markdown, places }: ReadWord) {
  const addresses: string[] = [];
  let refused = 0;
  let pictures = 0;
  for (const [number, place] of places.entries()) {
    if ('address' in place) {
      addresses.push(place.address);
      continue;
    }
    const { picture: path, alt } = place;
    const name = `${alt.slice(0, 60) || `word-${number + 1}`}.${path.split('.').pop()}`;
    const added = await addUpload(op, store, {
      path,
      name,
      alt: alt.slice(0, MEDIA_LIMITS.alt),
    }).catch((error: unknown) => {
      // One that is too large or damaged; a busy server is said, and the file can be sent again.
      if (error instanceof Refusal && error.status !== 503 && error.status !== 507) return null;
      throw error;
    });
    if (added) pictures += 1;
    else refused += 1;
    addresses.push(added ? addressOf(added.media) : '');
  }
  const body = markdown
    .replace(PICTURE, (_all, alt: string, place: string, title: string) => {
      const address = addresses[Number(place)];
      return address ? `![${alt}](${address}${title})` : '';
    })
    .replace(LINK, (_all, place: string) => `](${addresses[Number(place)] ?? ''}`)
    .replace(/\n{3,}/g, '\n\n')
    .trim();
  return { body, refused, pictures };
}

/** As wide as a picture in a text; the page shows its other sizes, too. */
const WIDTH_IN_TEXT = 1280;

const addressOf = ({ id, widths }: Media): string =>
  mediaPath(id, widths.findLast((width) => width <= WIDTH_IN_TEXT) ?? widths[0] ?? 0, 'webp');
