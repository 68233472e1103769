import type { TransferredRecords } from '../../../platform/transferred.server.ts';
import { withoutControls } from '../../../platform/typed-text.ts';
import { coverLacksAlt } from '../../content/schema.ts';
import { noteLists } from '../addresses/former-addresses.server.ts';
import {
  type ImportOptions,
  MAX_ENTRIES,
  type NoteAction,
  type NoteReason,
  type Overview,
} from '../contract.ts';
import { type Entry, type PictureRef, type Read, type SourceHead, UnusableFile } from '../entry.ts';
import { takeRecord } from '../records/records.server.ts';
import { isFaultOfEntry } from './entry-fault.server.ts';
import { fieldsOf, planOf, withOwnCategories } from './plan.server.ts';
import { findTaken, type MediaContext, takeMedia } from './take-media.server.ts';
import { writeEntry } from './write-entry.server.ts';

export interface Note {
  position: number;
  title: string;
  action: NoteAction;
  reasons: NoteReason[];
  /** The names of elements that its text cannot have. */
  lost: string[];
  /** The damaged line of the file; 0: none. */
  line: number;
  contentId: string | null;
}

export interface ImportRun extends Omit<MediaContext, 'sourceName' | 'downloadFrom'> {
  /** What the user has chosen, or had chosen for an earlier import of the same site. */
  optionsFor(head: SourceHead): ImportOptions | Promise<ImportOptions>;
  /** Nothing is written; the notes say what would be. */
  isDry: boolean;
  clock(): Date;
  /** The kinds of other records, in the order in which they are taken over. */
  transfers: readonly TransferredRecords[];
  /** Receives each entry in the order of the file. */
  note(note: Note): Promise<void>;
  /** Entries that an interrupted run has finished: they are not handled again. */
  finished?: ReadonlySet<number>;
}

/**
 * Imports a file, or says what an import would do. The whole file is read once before the first entry
 * is written, so nothing is taken over from a file that is broken at its end.
 * @throws UnusableFile
 */
export async function runImport(run: ImportRun): Promise<Overview> {
  const { source, signal } = run;
  const head = await source.readHead(signal);
  const chosen = await run.optionsFor(head);
  const categories = withOwnCategories(chosen.categories, head.categories);
  const options = { ...chosen, categories };
  if (!run.isDry) {
    for await (const _part of source.read(signal));
    await noteLists(run.op, head, options);
  }
  const context: MediaContext = {
    ...run,
    sourceName: head.source,
    downloadFrom: options.download && head.site ? head.site : null,
  };
  const overview = new Counted(head, categories);
  const seen = new Map<string, string>();
  let position = 0;
  for await (const read of source.read(signal)) {
    signal.throwIfAborted();
    position += 1;
    if (position > MAX_ENTRIES) throw new UnusableFile('tooManyEntries');
    overview.add(read, context);
    if (run.finished?.has(position)) continue;
    const note = { position, ...(await handleOrSkip({ ...run, options }, context, read, seen)) };
    overview.count(note);
    await run.note(note);
  }
  for (const kind of run.transfers)
    for await (const record of source.records?.(kind.name) ?? []) {
      signal.throwIfAborted();
      position += 1;
      if (position > MAX_ENTRIES) throw new UnusableFile('tooManyEntries');
      overview.addOther();
      if (run.finished?.has(position)) continue;
      const taken = await takeRecord(context, kind, record, { isDry: run.isDry, now: run.clock() });
      const note = { position, ...taken, title: shown(taken.title), ...OF_OTHER };
      overview.count(note);
      await run.note(note);
    }
  if (position === 0) throw new UnusableFile('noEntries');
  return overview.result;
}

const OF_OTHER = { lost: [], line: 0, contentId: null };

type Handled = Omit<Note, 'position'>;
type ChosenRun = ImportRun & { options: ImportOptions };

async function handleOrSkip(
  run: ChosenRun,
  context: MediaContext,
  read: Read,
  seen: Map<string, string>,
): Promise<Handled> {
  const noted = notedOf(read);
  try {
    return { ...noted, ...(await handle(run, context, read, seen)) };
  } catch (error) {
    if (read.kind === 'skipped' || !isFaultOfEntry(error)) throw error;
    run.op.log({ err: error }, 'an entry of an import cannot be stored');
    return { ...noted, action: 'skip', reasons: ['badEntry'], contentId: null };
  }
}

const MOST_LOST = 20;

/** What the note says of an entry, whatever becomes of it. */
function notedOf(read: Read): Pick<Note, 'title' | 'lost' | 'line'> {
  if (read.kind === 'skipped')
    return { title: shown(read.title || read.id), lost: [], line: read.line ?? 0 };
  const { title, lost = [], damagedLine = 0 } = read.entry;
  return {
    title: shown(title),
    lost: lost.slice(0, MOST_LOST).map((name) => shown(name).slice(0, 60)),
    line: damagedLine,
  };
}

async function handle(
  run: ChosenRun,
  context: MediaContext,
  read: Read,
  seen: Map<string, string>,
): Promise<Pick<Note, 'action' | 'reasons' | 'contentId'>> {
  if (read.kind === 'skipped') return { action: 'skip', reasons: reasonsOf(read), contentId: null };
  const { entry } = read;
  const fields = fieldsOf(entry, run.options);
  const plan = await planOf(run.op.db, context.sourceName, entry, fields, run.clock());
  if (plan.action === 'skip')
    return { action: 'skip', reasons: [plan.reason], contentId: plan.contentId };
  if (plan.action === 'same' && !(await hasNewMedia(run, context, entry, plan))) {
    const reasons: NoteReason[] =
      (await findMissing(context, entry)).length > 0 ? ['pictureMissing'] : [];
    return { action: 'same', reasons, contentId: plan.contentId };
  }
  if (run.isDry) {
    // The import will have written it when the file has it once more.
    const earlier = seen.get(entry.id);
    seen.set(entry.id, fields.hash);
    if (earlier === fields.hash) return { action: 'same', reasons: [], contentId: null };
    const action = earlier === undefined && plan.action === 'create' ? 'create' : 'change';
    const reasons = reasonsToExpect(context, entry);
    return { action, reasons, contentId: null };
  }
  const now = { ...context, op: { ...context.op, now: run.clock() } };
  const change = plan.action === 'create' ? plan : { ...plan, action: 'change' as const };
  const written = await writeEntry(now, entry, fields, change);
  if ('refused' in written) return { action: 'skip', reasons: [written.refused], contentId: null };
  return { action: change.action, ...written };
}

const reasonsOf = ({ reason, line }: Extract<Read, { kind: 'skipped' }>): NoteReason[] =>
  line ? [reason, 'damaged'] : [reason];

const mediaOf = (entry: Entry) => [
  ...entry.pictures,
  ...[entry.cover, entry.share.picture].filter((one) => one !== null),
  ...entry.attachments.map(({ file }) => file),
];

/** What of an entry was not taken over before. */
async function findMissing(context: MediaContext, entry: Entry): Promise<string[]> {
  const missing: string[] = [];
  for (const { address } of mediaOf(entry))
    if ((await findTaken(context, address)) === null) missing.push(address);
  return missing;
}

/**
 * Whether a picture or file that was missing at an earlier import can be had now. The import takes it, so
 * that one which the library refuses changes nothing; the check looks for it only.
 */
async function hasNewMedia(
  { isDry }: ImportRun,
  context: MediaContext,
  entry: Entry,
  { isEdited }: { isEdited: boolean },
): Promise<boolean> {
  if (isEdited) return false;
  let isNew = false;
  for (const address of await findMissing(context, entry)) {
    if (isDry) isNew ||= canHave(context, address);
    else if ('media' in (await takeMedia(context, address))) isNew = true;
  }
  return isNew;
}

const canHave = ({ source, downloadFrom }: MediaContext, address: string): boolean =>
  source.has(address) || (downloadFrom !== null && URL.parse(address)?.origin === downloadFrom);

/** As the import will say, but for pictures that the library refuses: the check does not read them. */
function reasonsToExpect(context: MediaContext, entry: Entry): NoteReason[] {
  const reasons = new Set(entry.reasons);
  if (mediaOf(entry).some(({ address }) => !canHave(context, address)))
    reasons.add('pictureMissing');
  const { cover } = entry;
  const has = (one: PictureRef | null | undefined) => one && canHave(context, one.address);
  const lacksAlt =
    (has(cover) && coverLacksAlt(cover)) ||
    [...entry.body.matchAll(WITHOUT_ALT)].some(([, place]) => has(entry.pictures[Number(place)]));
  if (lacksAlt) reasons.add('altMissing');
  return [...reasons];
}

/** Not of one that only decorates. */
const WITHOUT_ALT = /!\[\s*\]\(import:(\d+)(?=[\s)])/g;

/** As far as it can be stored and shown. */
const shown = (text: string): string => withoutControls(text.toWellFormed());

/** Counts what a file contains, without holding its entries. */
class Counted {
  readonly #categories = new Map<string, number>();
  readonly #authors = new Set<string>();
  readonly #pictures = new Map<string, boolean>();
  readonly #head: SourceHead;
  readonly #counts = { create: 0, change: 0, same: 0, skip: 0 };
  #entries = 0;

  readonly #map: ImportOptions['categories'];

  constructor(head: SourceHead, map: ImportOptions['categories']) {
    this.#head = head;
    this.#map = map;
  }

  add(read: Read, { source }: MediaContext): void {
    this.#entries += 1;
    if (read.kind !== 'entry') return;
    const { entry } = read;
    for (const slug of entry.categories)
      if (shown(slug) === slug) this.#categories.set(slug, (this.#categories.get(slug) ?? 0) + 1);
    const author = shown(entry.author);
    if (author && this.#authors.size < 200) this.#authors.add(author);
    for (const { address } of mediaOf(entry))
      if (this.#pictures.size < 200_000) this.#pictures.set(address, source.has(address));
  }

  addOther(): void {
    this.#entries += 1;
  }

  count({ action }: Handled): void {
    this.#counts[action] += 1;
  }

  get result(): Overview {
    const { site, categories } = this.#head;
    const used = [...categories].flatMap(([slug, name]) => {
      const entries = this.#categories.get(slug) ?? 0;
      return entries > 0
        ? [{ slug, name: shown(name), entries, category: this.#map[slug] ?? null }]
        : [];
    });
    return {
      entries: this.#entries,
      ...this.#counts,
      site,
      categories: used,
      authors: [...this.#authors],
      pictures: this.#pictures.size,
      missing: [...this.#pictures.values()].filter((isThere) => !isThere).length,
    };
  }
}
