import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { openDatabase, openPool } from '../src/platform/database/client.server.ts';
import { findRunningDatabase } from '../src/platform/database/embedded/running-database.server.ts';
import { openKeyring } from '../src/platform/encryption/open-keyring.server.ts';
import { fieldKeysVariable, testFieldKeys } from '../tests/harness/keys.ts';
import { fillApplications } from './applications/fill.ts';
import { memoryOf, treeOf } from './machine/processes.ts';
import { staffHeaders } from './parts/publish.ts';
import { atMost, type Row, tableOf } from './report/table.ts';
import { openSmallProduct } from './servers/small-product.ts';

/*
 * Measures the export of applications: time, bytes, and the memory (PSS) of Node while the file is
 * read. `node bench/export.ts [--rows 100000]`, on a built product.
 */

const { values } = parseArgs({ options: { rows: { type: 'string', default: '100000' } } });
const SAMPLE_MS = 100;
/** MiB that an export may add to what the process uses after the first one. */
const GOAL_MIB = 60;

const product = await openSmallProduct({ FIELD_KEYS: fieldKeysVariable(1) });
try {
  const connection = await findRunningDatabase(product.dataDir);
  if (!connection) throw new Error('No database runs.');
  const pool = openPool({ ...connection, statement_timeout: 0 }, () => {});
  const db = openDatabase(pool);
  const keys = await openKeyring(db, testFieldKeys(1));
  await fillApplications(db, keys, Number(values.rows));
  await pool.end();

  // The first one compiles the code and lets the heap grow to its usual size.
  await exportAll('csv', { city: 81 });
  const rows: Row[] = [];
  for (const format of ['csv', 'xlsx'] as const)
    for (const withNumbers of [false, true]) rows.push(await measured(format, withNumbers));
  console.log(tableOf({ title: `Export of ${values.rows} applications`, rows, notes: [] }));
} finally {
  await product.close();
}

async function measured(format: 'csv' | 'xlsx', withNumbers: boolean): Promise<Row> {
  await wait(2000);
  const before = ofNode();
  const samples: number[] = [];
  const timer = setInterval(() => samples.push(ofNode()), SAMPLE_MS);
  const started = performance.now();
  const bytes = await exportAll(format, {}, withNumbers);
  const seconds = (performance.now() - started) / 1000;
  clearInterval(timer);
  samples.push(ofNode());
  const peak = Math.max(before, ...samples);
  /** After this share of the time. */
  const after = (share: number) =>
    Math.round(samples[Math.floor((samples.length - 1) * share)] as number);
  const row = {
    name: `${format}${withNumbers ? ' with numbers' : ''}`,
    figures: {
      seconds: seconds.toFixed(1),
      MB: (bytes / 1e6).toFixed(1),
      before: `${Math.round(before)} MiB`,
      'at ¼ / ½ / ¾': `${after(0.25)} / ${after(0.5)} / ${after(0.75)} MiB`,
      'at the end': `${after(1)} MiB`,
      peak: `${Math.round(peak)} MiB`,
    },
    goal: atMost(GOAL_MIB, peak - before, ' MiB more'),
  };
  console.error(row.name, row.figures);
  return row;
}

/** Memory of Node alone, without PostgreSQL. */
function ofNode(): number {
  const others = treeOf([product.pid]).filter((pid) => pid !== product.pid);
  return memoryOf([product.pid]) - memoryOf(others);
}

/** Reads the whole file and returns the number of its bytes. */
async function exportAll(format: string, filter: object, withNumbers = false): Promise<number> {
  const reply = await fetch(`${product.origin}/api/applications/export`, {
    method: 'POST',
    headers: await staffHeaders(product.origin),
    body: JSON.stringify({ format, filter, withNumbers, reason: 'Ölçüm' }),
  });
  if (reply.status !== 200) throw new Error(`${reply.status}: ${await reply.text()}`);
  let bytes = 0;
  for await (const chunk of reply.body as unknown as AsyncIterable<Uint8Array>)
    bytes += chunk.length;
  return bytes;
}
