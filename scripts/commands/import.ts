import { stat } from 'node:fs/promises';
import { basename, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { recordEvent } from '../../src/features/audit/operations.server.ts';
import { CATEGORY_NAMES, type Category } from '../../src/features/content/schema.ts';
import {
  type ImportOptions,
  NOTE_ACTIONS,
  type Overview,
} from '../../src/features/transfer/contract.ts';
import { UnusableFile } from '../../src/features/transfer/entry.ts';
import { openSource } from '../../src/features/transfer/open-source.server.ts';
import { ownCategory } from '../../src/features/transfer/run/plan.server.ts';
import { runImport } from '../../src/features/transfer/run/run-import.server.ts';
import { transfer } from '../../src/features/transfer/text/en.ts';
import { transact } from '../../src/platform/transaction.server.ts';
import { openTransfer } from './transfer/open-transfer.ts';

/*
 * Imports an export of WordPress (XML) or Ghost (JSON), alone or with its pictures, or Markdown files, as
 * a ZIP or a folder:
 *
 *   npm run import -- FILE [--dry-run] [--category SLUG=CATEGORY …] [--otherwise CATEGORY] [--download]
 *
 * A category is named by its key, address or name: basinAciklamalari, basin-aciklamalari, "Basın
 * açıklamaları". One of the file that has a name or an address of ours needs none.
 *
 * Works while Ufuk is running or not. An interrupted import is continued by the same command: what
 * was imported is not imported again. Exits with 0 when everything was read (entries that were skipped
 * are listed), 1 when the file cannot be used or the import failed.
 */

const print = (sentence: string) => process.stderr.write(`${sentence}\n`);
const { isTTY } = process.stderr;
/** A terminal shows one line that changes; a log gets a line each minute. */
const PROGRESS_MS = isTTY ? 500 : 60_000;
const progress = (entries: number) =>
  isTTY ? process.stderr.write(`\r${entries} entries`) : print(`${entries} entries`);

/** Read before the data is opened: the command may change its account and folder then. */
const { path, isDry, options } = readArguments();
const stop = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => {
    print('Stopping after this entry; the same command continues the import.');
    stop.abort(new Error('it was interrupted.'));
  });

try {
  await stat(path).catch(() => {
    throw new Error(`there is no file ${path}.`);
  });
  const { op, store, outgoing, transfers, close } = await openTransfer('import', print);
  try {
    const { source } = await openSource(path);
    try {
      const found = await run(isDry);
      if (!isDry) await record(found);
      report(found);
    } finally {
      await source.close();
    }

    async function run(dry: boolean): Promise<Overview> {
      let last = performance.now();
      return runImport({
        op,
        store,
        outgoing,
        source,
        transfers,
        isDry: dry,
        signal: stop.signal,
        optionsFor: () => options,
        clock: () => new Date(),
        async note({ position, title, action, reasons, lost, line }) {
          const why = reasons
            .map((reason) =>
              transfer.reason[reason]
                .replace('{{lost}}', lost.join(', '))
                .replace('{{line}}', String(line)),
            )
            .join('; ');
          if (action === 'skip' || why)
            process.stdout.write(`${position}\t${transfer.action[action]}\t${title}\t${why}\n`);
          if (performance.now() - last < PROGRESS_MS) return;
          last = performance.now();
          progress(position);
        },
      });
    }

    async function record({ entries }: Overview): Promise<void> {
      const name = basename(path);
      await transact(op, (tx) =>
        recordEvent(
          tx,
          { ...op, now: new Date() },
          {
            action: 'transfer.import',
            subject: { kind: 'import', id: name, name },
            after: { ...options, entries },
          },
        ),
      );
    }
  } finally {
    await close();
  }
} catch (error) {
  print(`The file was not imported: ${sentenceOf(error)}`);
  process.exitCode = 1;
}

function report(found: Overview): void {
  const counts = NOTE_ACTIONS.map((action) => `${transfer.action[action]}: ${found[action]}`).join(
    ', ',
  );
  print(
    `${isDry ? 'Checked only, nothing was written. ' : ''}Entries: ${found.entries}. ${counts}.`,
  );
  print(`Pictures and files: ${found.pictures}, of which the file does not have ${found.missing}.`);
  const mapped = found.categories.filter(({ category }) => category);
  const others = found.categories.filter(({ category }) => !category);
  const listed = mapped.map(({ slug, entries, category }) => `${slug} (${entries}) as ${category}`);
  if (listed.length > 0) print(`Categories of the file: ${listed.join(', ')}.`);
  const asked = others.map(({ slug, entries }) => `${slug} (${entries})`).join(', ');
  if (asked)
    print(
      `Categories that are none of ours: ${asked}. They become ${options.otherwise}; name another one with --category SLUG=CATEGORY.`,
    );
}

function sentenceOf(error: unknown): string {
  if (!(error instanceof UnusableFile)) return (error as Error).message;
  return transfer.fault[error.fault].replace('{{line}}', String(error.line));
}

function readArguments(): { path: string; isDry: boolean; options: ImportOptions } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        'dry-run': { type: 'boolean', default: false },
        category: { type: 'string', multiple: true, default: [] },
        otherwise: { type: 'string', default: 'haberler' },
        download: { type: 'boolean', default: false },
      },
    });
    const [file, ...more] = positionals;
    if (!file || more.length > 0) throw new Error('name one file: npm run import -- site.xml');
    const pairs = values.category.map((pair) => {
      const at = pair.lastIndexOf('=');
      return [pair.slice(0, at), categoryOf(pair.slice(at + 1))] as const;
    });
    return {
      path: resolve(process.env.INIT_CWD ?? '', file),
      isDry: values['dry-run'],
      options: {
        categories: Object.fromEntries(pairs),
        otherwise: categoryOf(values.otherwise),
        download: values.download,
      },
    };
  } catch (error) {
    print(`The file was not imported: ${(error as Error).message}`);
    process.exit(1);
  }
}

function categoryOf(name: string): Category {
  const found = ownCategory(name);
  if (!found) throw new Error(`"${name}" is no category; there are ${CATEGORY_NAMES.join(', ')}.`);
  return found;
}
