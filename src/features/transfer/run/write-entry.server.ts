import { and, desc, eq, sql } from 'drizzle-orm';
import type { Database } from '../../../platform/database/client.server.ts';
import { Refusal } from '../../../platform/errors.ts';
import type { Operation } from '../../../platform/operation.server.ts';
import { type Transaction, transact } from '../../../platform/transaction.server.ts';
import { createContent, saveContent } from '../../content/save.server.ts';
import { type Content, LIMITS, NewContent, PICTURE_TEXTS } from '../../content/schema.ts';
import { contents, formerSlugs } from '../../content/tables.server.ts';
import { IMPORTED_TAG } from '../addresses/former-addresses.server.ts';
import type { NoteReason } from '../contract.ts';
import type { Entry, PictureRef } from '../entry.ts';
import { importEntries, importedAddresses } from '../tables.server.ts';
import { type Fields, inFolder, inputOf, isOfSource, type Plan, shownAt } from './plan.server.ts';
import { addressOf, type MediaContext, type Taken, takeMedia } from './take-media.server.ts';

type Written = { contentId: string; reasons: NoteReason[] } | { refused: NoteReason };

/** Writes one entry with its pictures; everything but the pictures in one transaction. */
export async function writeEntry(
  context: MediaContext,
  entry: Entry,
  fields: Fields,
  plan: Extract<Plan, { action: 'create' | 'change' }>,
): Promise<Written> {
  const reasons = new Set(entry.reasons);
  const take = async ({ address }: PictureRef): Promise<Taken> => {
    const taken = await takeMedia(context, address);
    if ('fault' in taken) reasons.add(taken.fault);
    else if (taken.media.firstFrameOnly) reasons.add('firstFrameOnly');
    return taken;
  };
  const input = await withMedia(entry, fields, take);
  const valid = NewContent.safeParse(input);
  if (!valid.success) return { refused: 'notValid' };
  try {
    const content = await transact(context.op, (tx) =>
      write(tx, context, { entry, fields, plan, input: valid.data }),
    );
    if (content.lacksAlt) reasons.add('altMissing');
    return { contentId: content.id, reasons: [...reasons] };
  } catch (error) {
    if (error instanceof Refusal && error.status === 409) return { refused: 'editedHere' };
    if (error instanceof Refusal && error.status < 500) return { refused: 'notValid' };
    throw error;
  }
}

type Take = (picture: PictureRef) => Promise<Taken>;

async function withMedia(entry: Entry, { category }: Fields, take: Take) {
  const cover = entry.cover ? await imageOf(entry.cover, take) : null;
  const share = entry.share.picture ? await imageOf(entry.share.picture, take) : null;
  const attachments: { mediaId: string; title: string }[] = [];
  for (const { file, title } of entry.attachments) {
    const taken = await take(file);
    // A picture has no file that visitors could download.
    if ('media' in taken && taken.media.kind !== 'image')
      attachments.push({ mediaId: taken.media.id, title });
  }
  const { share: shared, ...input } = inputOf(entry, category);
  return {
    ...input,
    body: await bodyOf(entry, take),
    cover: entry.cover &&
      cover && {
        mediaId: cover,
        ...wordsWithin(entry.cover),
      },
    share: { ...shared, mediaId: share },
    attachments: attachments.slice(0, LIMITS.attachments),
  };
}

/** The words of a picture, cut to the limits of a cover. */
const wordsWithin = ({ decorative, ...words }: PictureRef) => ({
  ...Object.fromEntries(PICTURE_TEXTS.map((name) => [name, words[name].slice(0, LIMITS[name])])),
  decorative,
});

async function imageOf(picture: PictureRef, take: Take): Promise<string | null> {
  const taken = await take(picture);
  return 'media' in taken && taken.media.kind === 'image' ? taken.media.id : null;
}

/** The places `import:N` become addresses in the library; what is missing keeps its old address. */
async function bodyOf({ body, pictures }: Entry, take: Take): Promise<string> {
  const addresses: string[] = [];
  for (const picture of pictures) {
    const taken = await take(picture);
    addresses.push('media' in taken ? addressOf(taken.media) : inMarkdown(picture.address));
  }
  return body.replace(/\]\(import:(\d+)/g, (_all, place: string) => `](${addresses[+place] ?? ''}`);
}

const inMarkdown = (address: string) =>
  address.replace(/[\s()<>]/g, (character) =>
    encodeURIComponent(character).replace('(', '%28').replace(')', '%29'),
  );

interface Writing {
  entry: Entry;
  fields: Fields;
  plan: Extract<Plan, { action: 'create' | 'change' }>;
  input: NewContent;
}

async function write(
  tx: Transaction,
  context: MediaContext,
  { entry, fields, plan, input }: Writing,
): Promise<Content> {
  const op: Operation = { ...context.op, db: tx as unknown as Database };
  const { sourceName: source } = context;
  const translationOf = await entryId(tx, source, entry.translationOf);
  const own = plan.action === 'change' ? plan.contentId : null;
  const slug = await freeOrEmpty(tx, input.slug, own);
  const all = {
    ...input,
    ...shownAt(input, op.now),
    slug,
    ...(translationOf && { translationOf }),
  };
  const content: Content =
    plan.action === 'create'
      ? await createContent(op, all, undefined, { isImport: true })
      : await saveContent(
          op,
          plan.contentId,
          { ...all, version: plan.version },
          { isImport: true },
        );
  const known = { contentId: content.id, hash: fields.hash, version: content.version };
  await tx
    .insert(importEntries)
    .values({ source, entry: entry.id, ...known })
    .onConflictDoUpdate({ target: [importEntries.source, importEntries.entry], set: known });
  const { host, folder } = inFolder(source);
  // So that no other site of the host takes the content for its own.
  if (folder && plan.action === 'change')
    await tx
      .delete(importEntries)
      .where(
        and(
          eq(importEntries.source, host),
          eq(importEntries.entry, entry.id),
          eq(importEntries.contentId, content.id),
        ),
      );
  await noteAddresses(tx, content, entry);
  return content;
}

async function entryId(tx: Transaction, source: string, entry: string | null) {
  if (entry === null) return null;
  const [row] = await tx
    .select({ id: importEntries.contentId })
    .from(importEntries)
    .where(and(isOfSource(source), eq(importEntries.entry, entry)))
    .orderBy(desc(eq(importEntries.source, source)));
  return row?.id ?? null;
}

/** Empty if another content has the address: a new one is then made from the title. */
async function freeOrEmpty(tx: Transaction, slug: string, own: string | null): Promise<string> {
  if (!slug) return '';
  const [other] = await tx
    .select({ id: contents.id })
    .from(contents)
    .where(and(eq(contents.slug, slug), own ? sql`${contents.id} <> ${own}` : undefined));
  return other ? '' : slug;
}

async function noteAddresses(tx: Transaction, { id, slug }: Content, entry: Entry): Promise<void> {
  const former = entry.formerSlugs.filter((one) => one !== slug);
  if (former.length > 0)
    await tx
      .insert(formerSlugs)
      .values(former.map((one) => ({ slug: one, contentId: id })))
      .onConflictDoNothing();
  if (entry.addresses.length > 0)
    await tx
      .insert(importedAddresses)
      .values(entry.addresses.map((address) => ({ address, contentId: id })))
      .onConflictDoNothing();
  tx.invalidate(IMPORTED_TAG);
}
