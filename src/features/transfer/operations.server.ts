import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { basename, join } from 'node:path';
import { and, asc, desc, eq, gt, inArray, or, sql } from 'drizzle-orm';
import type { FastifyRequest } from 'fastify';
import * as z from 'zod/mini';
import type { Queryable } from '../../platform/database/client.server.ts';
import { lockFor } from '../../platform/database/locks.server.ts';
import { Invalid, notFound, Refusal } from '../../platform/errors.ts';
import { receiveFile } from '../../platform/http/receive-file.server.ts';
import type { JobType } from '../../platform/jobs/job-kind.server.ts';
import type { MediaUses } from '../../platform/media-uses.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { requireThat } from '../../platform/require.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import { transact } from '../../platform/transaction.server.ts';
import { withoutControls } from '../../platform/typed-text.ts';
import { recordEvent } from '../audit/operations.server.ts';
import {
  type Import,
  type ImportFault,
  type ImportNote,
  type ImportOptions,
  isBusy,
  MAX_IMPORT_BYTES,
  NOTES_PAGE,
  type NotesFilter,
} from './contract.ts';
import { UnusableFile } from './entry.ts';
import { openSource } from './open-source.server.ts';
import { canTransfer } from './policy.ts';
import { PREFIX } from './run/take-media.server.ts';
import { importedMedia, importNotes, imports } from './tables.server.ts';

/** Checks or runs an import, as its state says. */
export const importJob: JobType<{ id: string }> = {
  name: 'import',
  schema: z.strictObject({ id: z.uuid() }),
};

/**
 * The former address of an imported picture is no use of it. It leads to the picture that replaces
 * it, so that another import does not add the old one again.
 */
export const importedMediaUses: MediaUses = {
  kind: 'import',
  label: 'transfer:title',
  query: sql`select media_id, media_id as id, '' as name from imported_media where false`,
  pathOf: () => null,
  async replace(tx, from, to) {
    await tx.update(importedMedia).set({ mediaId: to }).where(eq(importedMedia.mediaId, from));
  },
  async invalidate() {},
};

/** The last uploads; older ones are removed with their reports. */
const KEPT = 20;

export const folderOf = (id: string) => `imports/${id}/`;
export const keyOf = (id: string) => `${folderOf(id)}source.bin`;

/** Stores an upload and begins its check. Throws 422 for a file of another kind, 409 if one is running. */
export async function addImport(
  op: Operation,
  store: Store,
  given: { path: string; name: string },
): Promise<Import> {
  requireThat(op.actor, canTransfer);
  const kind = await kindOf(given.path);
  const id = randomUUID();
  try {
    await store.write(keyOf(id), { file: given.path });
    const row = await transact(op, async (tx) => {
      await requireNoneRunning(tx);
      const [added] = await tx
        .insert(imports)
        .values({
          id,
          kind,
          state: 'checking' as const,
          fileName: withoutControls(basename(given.name.toWellFormed())).slice(0, 200),
          createdBy: op.actor.kind === 'staff' ? op.actor.id : null,
          createdAt: op.now,
          updatedAt: op.now,
        })
        .returning();
      await tx.addJob(importJob, { id }, { key: id });
      return added as typeof imports.$inferSelect;
    });
    await removeOld(op, store);
    return toImport(row);
  } catch (error) {
    await store.removeAll(folderOf(id));
    throw error;
  }
}

/** What the upload itself can already be refused for; the rest is found by the check. */
const RULES: Partial<Record<ImportFault, string>> = {
  badZip: 'importBadZip',
  noEntries: 'importNoEntries',
  tooManyEntries: 'importTooManyEntries',
};

async function kindOf(path: string) {
  try {
    const { kind, source } = await openSource(path);
    await source.close();
    return kind;
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    throw new Invalid({ file: { rule: RULES[error.fault] ?? 'importBadZip' } });
  }
}

async function requireNoneRunning(tx: Queryable): Promise<void> {
  await lockFor(tx, 'imports');
  const [busy] = await tx
    .select({ id: imports.id })
    .from(imports)
    .where(inArray(imports.state, ['checking', 'running']));
  if (busy) throw new Refusal(409, 'importRunning');
}

async function removeOld(op: Operation, store: Store): Promise<void> {
  const rows = await op.db
    .select({ id: imports.id, state: imports.state })
    .from(imports)
    .orderBy(desc(imports.createdAt))
    .offset(KEPT);
  for (const { id, state } of rows) if (!isBusy(state)) await removeImport(op, store, id);
}

/** Removes an upload and its report; what was imported stays. Throws 404, 409 while it runs. */
export async function removeImport(op: Operation, store: Store, id: string): Promise<void> {
  requireThat(op.actor, canTransfer);
  await transact(op, async (tx) => {
    const row = await lock(tx, id);
    if (row.state === 'running') throw new Refusal(409, 'importRunning');
    await tx.cancelJob(importJob, id);
    await tx.delete(imports).where(eq(imports.id, id));
  });
  await store.removeAll(folderOf(id));
}

/** Starts a checked import, or repeats an ended one. Throws 404, 409. */
export async function startImport(
  op: Operation,
  id: string,
  options: ImportOptions,
): Promise<Import> {
  requireThat(op.actor, canTransfer);
  return transact(op, async (tx) => {
    const before = await lock(tx, id);
    if (before.state !== 'checked' && before.state !== 'done')
      throw new Refusal(409, 'importNotReady');
    await requireNoneRunning(tx);
    await tx.delete(importNotes).where(eq(importNotes.importId, id));
    const [row] = await tx
      .update(imports)
      .set({ state: 'running', options, done: 0, updatedAt: op.now })
      .where(eq(imports.id, id))
      .returning();
    await tx.addJob(importJob, { id }, { key: id });
    await recordEvent(tx, op, {
      action: 'transfer.import',
      subject: { kind: 'import', id, name: before.fileName },
      after: { ...options, entries: before.overview?.entries ?? 0 },
    });
    return toImport(row as typeof imports.$inferSelect);
  });
}

async function lock(tx: Queryable, id: string) {
  const [row] = await tx.select().from(imports).where(eq(imports.id, id)).for('update');
  if (!row) throw notFound();
  return row;
}

/** The last imports, the newest first. Throws 401, 403. */
export async function listImports(op: Operation): Promise<Import[]> {
  requireThat(op.actor, canTransfer);
  const rows = await op.db.select().from(imports).orderBy(desc(imports.createdAt)).limit(KEPT);
  return rows.map(toImport);
}

/** Throws 401, 403, 404. */
export async function getImport(op: Operation, id: string): Promise<Import> {
  requireThat(op.actor, canTransfer);
  const [row] = await op.db.select().from(imports).where(eq(imports.id, id));
  if (!row) throw notFound();
  return toImport(row);
}

/** What was found or done about each entry, in the order of the file. Throws 401, 403. */
export async function listNotes(
  op: Operation,
  id: string,
  { only, after }: NotesFilter,
): Promise<{ data: ImportNote[]; more: boolean }> {
  requireThat(op.actor, canTransfer);
  const isProblem = or(
    eq(importNotes.action, 'skip'),
    sql`cardinality(${importNotes.reasons}) > 0`,
  );
  const rows = await op.db
    .select()
    .from(importNotes)
    .where(
      and(
        eq(importNotes.importId, id),
        gt(importNotes.position, after),
        only ? isProblem : undefined,
      ),
    )
    .orderBy(asc(importNotes.position))
    .limit(NOTES_PAGE + 1);
  const data = rows.slice(0, NOTES_PAGE).map(({ importId: _id, reasons, ...note }) => ({
    ...note,
    reasons: reasons as ImportNote['reasons'],
  }));
  return { data, more: rows.length > NOTES_PAGE };
}

function toImport(row: typeof imports.$inferSelect): Import {
  const { createdBy: _by, fault, createdAt, updatedAt, ...rest } = row;
  return {
    ...rest,
    fault: (fault || null) as ImportFault | null,
    createdAt: createdAt.toISOString(),
    updatedAt: updatedAt.toISOString(),
  };
}

/** Receives the file of a request as a temporary file, which is always removed afterwards. */
export async function receiveImport<T>(
  request: FastifyRequest,
  use: (given: { path: string; name: string }) => Promise<T>,
): Promise<T> {
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const path = join(folder, 'original');
    const name = await receiveFile(request, path, MAX_IMPORT_BYTES, tooLarge);
    return await use({ path, name });
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

const tooLarge = () => new Refusal(413, 'fileTooLarge', { megabytes: MAX_IMPORT_BYTES / 2 ** 20 });

/** No file is used this long, in ms: older ones belong to a process that was killed. */
const LEFT_BEHIND_MS = 13 * 60 * 60 * 1000;

/** Removes temporary files of processes that were killed. */
export async function removeLeftImports(now = Date.now()): Promise<void> {
  const names = (await readdir(tmpdir())).filter((name) => name.startsWith(PREFIX));
  for (const path of names.map((name) => join(tmpdir(), name))) {
    const { mtimeMs } = await stat(path).catch(() => ({ mtimeMs: now }));
    if (now - mtimeMs > LEFT_BEHIND_MS)
      await rm(path, { recursive: true, force: true }).catch(() => {});
  }
}
