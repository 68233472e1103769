import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { parseArgs } from 'node:util';
import type { ChainReport } from '../../src/features/audit/contract.ts';
import { notesOf, verifyChain } from '../../src/features/audit/verify.server.ts';
import { type Head, headFileOf, readHead } from '../../src/platform/stored-head.server.ts';
import { openInstallation } from './installation.ts';

/*
 * Checks the audit log from its first event to its last, while Ufuk is running or not.
 *
 *   --head 1234:9f86…   the last event, noted earlier
 *   --log FILE          Ufuk's standard output; its lines about the audit log are compared
 *
 * The file `audit-head-…` in the data folder is always compared.
 *
 * Exits with 0 if the log is intact, 1 if it was tampered with, 2 if it could not be checked.
 */

const print = (sentence: string) => process.stderr.write(`${sentence}\n`);

try {
  const heads = await readHeads();
  const { db, keys, dataDir, close } = await openInstallation(print);
  try {
    const stored = await readHead(await headFileOf(db.$client, dataDir));
    if (stored) heads.push(stored);
    const noted = notesOf(heads);
    const report = await verifyChain(db, keys, showProgress, noted);
    print(sentenceFor(report, noted.size));
    process.exitCode = report.ok ? 0 : 1;
  } finally {
    await close();
  }
} catch (error) {
  print(`The audit log could not be verified: ${(error as Error).message}`);
  process.exitCode = 2;
}

async function readHeads(): Promise<Head[]> {
  const { head, log } = parseArgs({
    options: { head: { type: 'string' }, log: { type: 'string' } },
  }).values;
  const heads: Head[] = [];
  if (head !== undefined) {
    const match = /^(\d+):([0-9a-f]{64})$/.exec(head);
    if (!match) throw new Error('--head is a number and a hash such as 1234:9f86….');
    heads.push({ seq: Number(match[1]), hash: match[2] as string });
  }
  if (log !== undefined) for await (const line of readLog(log)) heads.push(line);
  return heads;
}

async function* readLog(path: string): AsyncGenerator<Head> {
  for await (const line of createInterface({ input: createReadStream(path) })) {
    if (!line.includes('"audit"')) continue;
    const { msg, seq, hash } = JSON.parse(line);
    if (msg === 'audit') yield { seq, hash };
  }
}

function showProgress(count: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${count.toLocaleString('en')} events … `);
}

function sentenceFor(report: ChainReport, noted: number): string {
  if (report.ok) {
    const beside = noted ? ` and fits the ${noted} noted` : '';
    const head = report.head ? ` Head: ${report.head.seq}:${report.head.hash}` : '';
    return `The audit log is whole: ${report.count} events in an unbroken chain${beside}.${head}`;
  }
  const what = {
    missing: `event ${report.seq} is missing: it was removed, or the end of the log was removed.`,
    changed: `event ${report.seq} is not what was written: it was changed, put in or moved.`,
    otherThanNoted: `event ${report.seq} fits the chain but not what was noted: the log was written anew.`,
    keyMissing: `event ${report.seq} needs a key that is not in FIELD_KEYS: the event was changed, or the key was removed.`,
  }[report.why];
  return `The audit log was TAMPERED WITH: ${what}`;
}
