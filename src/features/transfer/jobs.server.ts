import { createWriteStream } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { and, desc, eq, sql } from 'drizzle-orm';
import { type JobKind, UnrecoverableError } from '../../platform/jobs/job-kind.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import type { Services } from '../../platform/services.server.ts';
import type { Store } from '../../platform/storage/store.server.ts';
import type { ImportOptions } from './contract.ts';
import { UnusableFile } from './entry.ts';
import { openSource } from './open-source.server.ts';
import { folderOf, importJob, keyOf } from './operations.server.ts';
import { type Note, runImport } from './run/run-import.server.ts';
import { PREFIX } from './run/take-media.server.ts';
import { importNotes, imports } from './tables.server.ts';

const USUAL_OPTIONS: ImportOptions = { categories: {}, otherwise: 'haberler', download: false };
const HOURS = 3600;

/** An interrupted import goes on behind the entries that it has noted. */
export const importKind = (services: Needed): JobKind<{ id: string }> => ({
  ...importJob,
  tries: 20,
  firstPauseSeconds: 5,
  mayTakeSeconds: 12 * HOURS,
  atOnce: 1,
  run: (op, { values, signal }) => handle(op, services, values.id, signal),
  givenUp: async (op, { values }) => fail(op, services.store, values.id, 'internal', 0),
});

type Needed = Pick<Services, 'store' | 'outgoing' | 'clock' | 'transfers'>;
type Row = typeof imports.$inferSelect;

async function handle(
  op: Operation,
  services: Needed,
  id: string,
  signal: AbortSignal,
): Promise<void> {
  const [row] = await op.db.select().from(imports).where(eq(imports.id, id));
  if (!row || (row.state !== 'checking' && row.state !== 'running')) return;
  const folder = await mkdtemp(join(tmpdir(), PREFIX));
  try {
    const path = join(folder, 'source');
    const stored = await services.store.read(keyOf(id));
    if (!stored) throw new UnrecoverableError('The file of the import is missing.');
    await pipeline(stored.stream, createWriteStream(path), { signal });
    await runOn(op, services, row, path, signal);
  } catch (error) {
    if (!(error instanceof UnusableFile)) throw error;
    await fail(op, services.store, id, error.fault, error.line);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function runOn(
  op: Operation,
  services: Needed,
  row: Row,
  path: string,
  signal: AbortSignal,
): Promise<void> {
  const { id } = row;
  const isDry = row.state === 'checking';
  if (isDry) await op.db.delete(importNotes).where(eq(importNotes.importId, id));
  const finished = new Set(
    (
      await op.db
        .select({ position: importNotes.position })
        .from(importNotes)
        .where(eq(importNotes.importId, id))
    ).map(({ position }) => position),
  );
  const { source } = await openSource(path);
  const writer = new NoteWriter(op, id, isDry ? 200 : 1);
  try {
    const overview = await runImport({
      op,
      ...services,
      source,
      signal,
      finished,
      isDry,
      optionsFor: async ({ site }) => row.options ?? keepOptions(op, row, site),
      note: (note) => writer.add(note),
    });
    await writer.flush();
    const changes = isDry ? { overview } : {};
    await op.db
      .update(imports)
      .set({ ...changes, state: isDry ? 'checked' : 'done', updatedAt: new Date() })
      .where(eq(imports.id, id));
  } finally {
    await source.close();
  }
}

/** The check uses what was chosen for the last import of the same site, and so does the form behind it. */
async function keepOptions(op: Operation, { id, kind }: Row, site: string): Promise<ImportOptions> {
  const [last] = await op.db
    .select({ options: imports.options })
    .from(imports)
    .where(
      and(
        eq(imports.kind, kind),
        eq(imports.state, 'done'),
        sql`${imports.overview}->>'site' = ${site}`,
      ),
    )
    .orderBy(desc(imports.updatedAt))
    .limit(1);
  const options = last?.options ?? USUAL_OPTIONS;
  await op.db.update(imports).set({ options }).where(eq(imports.id, id));
  return options;
}

/** Writes notes in groups, and how many entries are done. */
class NoteWriter {
  readonly #op: Operation;
  readonly #id: string;
  readonly #group: number;
  #waiting: Note[] = [];

  constructor(op: Operation, id: string, group: number) {
    this.#op = op;
    this.#id = id;
    this.#group = group;
  }

  async add(note: Note): Promise<void> {
    this.#waiting.push(note);
    if (this.#waiting.length >= this.#group) await this.flush();
  }

  async flush(): Promise<void> {
    const notes = this.#waiting;
    const last = notes.at(-1);
    if (!last) return;
    this.#waiting = [];
    const rows = notes.map((note) => ({
      ...note,
      title: note.title.slice(0, 200),
      importId: this.#id,
    }));
    await this.#op.db.insert(importNotes).values(rows).onConflictDoNothing();
    await this.#op.db
      .update(imports)
      .set({ done: last.position, updatedAt: new Date() })
      .where(eq(imports.id, this.#id));
  }
}

/** The file is removed: it cannot be imported. */
async function fail(
  op: Operation,
  store: Store,
  id: string,
  fault: UnusableFile['fault'],
  faultLine: number,
): Promise<void> {
  await op.db
    .update(imports)
    .set({ state: 'failed', fault, faultLine, updatedAt: new Date() })
    .where(eq(imports.id, id));
  await op.db.delete(importNotes).where(eq(importNotes.importId, id));
  await store.removeAll(folderOf(id));
}
