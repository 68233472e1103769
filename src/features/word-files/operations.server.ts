import { Invalid, Refusal } from '../../platform/errors.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import type { ProcessFault } from '../../platform/task-process.server.ts';
import {
  type Added,
  addUpload,
  type GivenFile,
  takeBackUpload,
} from '../media/operations.server.ts';
import { canUploadMedia } from '../media/policy.ts';
import { MEDIA_LIMITS, type Media, mediaPath } from '../media/schema.ts';
import {
  LONGEST_BODY,
  LONGEST_TITLE,
  LOSSES,
  type Loss,
  type Purpose,
  type WordText,
} from './schema.ts';
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

/** Where the pictures of a Word file go. */
export interface Library {
  store: Store;
  mediaUses: readonly MediaUses[];
}

/**
 * A Word file as a text of the site; its pictures are added to the library as any upload of this user. If
 * the request fails, or nobody waits for its answer any more, none of them stays.
 * Throws 422 for a file that is no Word file or cannot be read, 503 when too many files wait.
 */
export async function readWordFile(
  op: Operation,
  library: Library,
  given: GivenFile,
  purpose: Purpose,
  isAwaited: () => boolean,
): Promise<WordText> {
  requireThat(op.actor, canUploadMedia);
  const found = await wordProcess.run({ file: given.path, purpose });
  if (typeof found === 'string') {
    op.log({ fault: found }, 'Word file refused');
    throw new Invalid({ file: { rule: RULES[found] } });
  }
  // Before its pictures are stored.
  if (purpose === 'content' && lengthOf(found) > LONGEST_BODY)
    throw new Invalid({ file: { rule: 'wordTooLong' } });
  const { body, refused, pictures } = await withPictures(op, library, found, isAwaited);
  const title = (found.title || titleOfName(given.name)).slice(0, LONGEST_TITLE);
  const lost = refused
    ? [...found.lost, { kind: 'pictureFaults' as const, count: refused }]
    : found.lost;
  return { title, body, pictures, lost: inOrder(lost) };
}

/** With the addresses that its pictures will have. */
const lengthOf = ({ markdown, places }: ReadWord): number =>
  markdown.length + places.filter((place) => 'picture' in place).length * PICTURE_ADDRESS;

const PICTURE_ADDRESS = '/media/00000000-0000-0000-0000-000000000000/1280.webp'.length;

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

async function withPictures(
  op: Operation,
  { store, mediaUses }: Library,
  { markdown, places }: ReadWord,
  isAwaited: () => boolean,
) {
  const addresses: string[] = [];
  const stored: string[] = [];
  let refused = 0;
  let pictures = 0;
  try {
    for (const [number, place] of places.entries()) {
      if ('address' in place) {
        addresses.push(place.address);
        continue;
      }
      const added = await addPicture(op, store, place, number);
      if (added && !added.isKnown) stored.push(added.media.id);
      if (added) pictures += 1;
      else refused += 1;
      addresses.push(added ? addressOf(added.media) : '');
      if (!isAwaited()) throw new Refusal(400, 'badRequest');
    }
  } catch (error) {
    for (const id of stored) await takeBackUpload(op, store, mediaUses, id);
    throw error;
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

/** @returns null for one that is too large or damaged; a busy server is an error, the file can be sent again */
async function addPicture(
  op: Operation,
  store: Store,
  { picture: path, alt }: { picture: string; alt: string },
  number: number,
): Promise<Added | null> {
  const name = `${alt.slice(0, 60) || `word-${number + 1}`}.${path.split('.').pop()}`;
  const words = { alt: alt.slice(0, MEDIA_LIMITS.alt) };
  try {
    return await addUpload(op, store, { path, name, words });
  } catch (error) {
    if (error instanceof Refusal && error.status !== 503 && error.status !== 507) return null;
    throw error;
  }
}

/** As wide as a picture in a text; the page shows its other sizes, too. */
const WIDTH_IN_TEXT = 1280;

const addressOf = ({ id, widths }: Media): string =>
  mediaPath(id, widths.findLast((width) => width <= WIDTH_IN_TEXT) ?? widths[0] ?? 0, 'webp');
