import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { chown, mkdir, mkdtemp, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs, promisify } from 'node:util';
import pg from 'pg';
import { findRunningDatabase } from '../src/platform/database/embedded/running-database.server.ts';
import { describeMachine } from './machine/machine.ts';
import { MemoryWatch } from './machine/memory-watch.ts';
import { type Row, tableOf } from './report/table.ts';
import { openSmallProduct } from './servers/small-product.ts';

/*
 * The nightly backup of a large installation while contents are saved, the next one, and a restore
 * into an empty folder: `node bench/backup.ts [--gb 10]`, on a built product. A tenth is rows.
 */
const { values } = parseArgs({ options: { gb: { type: 'string', default: '10' } } });
const ALL = Number(values.gb) * 1e9;
const FILE = 2e6;
/** With its indexes. */
const ROW = 700;
const SAVE_EVERY_MS = 250;
const RESTORE = fileURLToPath(new URL('../scripts/commands/restore.ts', import.meta.url));
const PASSPHRASE = 'yalnızca ölçüm için';

const print = (text: string) => process.stdout.write(`${text}\n`);
print(`Ufuk backup, ${new Date().toISOString().slice(0, 16)}Z, ${describeMachine()}`);
const place = await mkdtemp(join(tmpdir(), 'ufuk-bench-backups-'));
const product = await openSmallProduct({
  BACKUP_URL: `file:${place}/backups`,
  BACKUP_PASSPHRASE: PASSPHRASE,
});
const dataDir = join(product.folder, 'data');
const config = await findRunningDatabase(dataDir);
if (!config) throw new Error('The database does not run.');
const db = new pg.Client(config);
await db.connect();
const rows: Row[] = [];
try {
  // Its account must be able to use the place.
  const { uid, gid } = await stat(dataDir);
  await chown(place, uid, gid);
  await fill(uid, gid);
  const memory = new MemoryWatch();
  for (const name of ['first backup', 'next backup']) {
    memory.reset();
    memory.follow(() => [product.pid]);
    const saves = saveMeanwhile();
    const seconds = await backUp();
    memory.stop();
    const p95 = await saves.stop();
    rows.push({ name, figures: { seconds, 'peak MiB': memory.peak, 'saves p95 ms': p95 } });
  }
  const restored = join(place, 'restored');
  await mkdir(restored, { mode: 0o755 });
  const env = { PATH: process.env.PATH, DATA_DIR: restored, BACKUP_PASSPHRASE: PASSPHRASE };
  const seconds = await timed(() =>
    promisify(execFile)(process.execPath, [RESTORE, join(place, 'backups')], {
      env: env as NodeJS.ProcessEnv,
    }),
  );
  rows.push({ name: 'restore', figures: { seconds } });
  print(tableOf({ title: `Backup of ${values.gb} GB`, rows, notes: [] }));
} finally {
  await db.end();
  await product.close();
  await rm(place, { recursive: true, force: true });
}

async function timed(work: () => Promise<unknown>): Promise<number> {
  const begun = performance.now();
  await work();
  return (performance.now() - begun) / 1000;
}

/** Audit events with invented values, and files that cannot be compressed. */
async function fill(uid: number, gid: number): Promise<void> {
  await db.query('set statement_timeout = 0');
  await db.query(
    `insert into audit_events (seq, at, actor_name, action, subject_kind, subject_id, subject_name,
       address, user_agent, after, key_version, hash)
     select 1000000 + n, now() - n * interval '1 minute', 'Deniz Arıkan', 'content.update', 'content',
       gen_random_uuid(), md5(n::text), '203.0.113.' || n % 255, 'Mozilla/5.0 (X11; Linux x86_64)',
       jsonb_build_object('title', md5(random()::text), 'summary', md5(random()::text)), 1,
       sha256(n::text::bytea)
     from generate_series(1, $1::int) n`,
    [Math.round((ALL * 0.1) / ROW)],
  );
  for (let n = 0; n < (ALL * 0.9) / FILE; n++) {
    const folder = join(dataDir, 'uploads/media', crypto.randomUUID());
    await mkdir(folder, { recursive: true });
    await writeFile(join(folder, '1200.webp'), randomBytes(FILE));
    await chown(folder, uid, gid);
  }
}

/** Adds the nightly job now and waits for its end. Answers how long it ran, in seconds. */
async function backUp(): Promise<number> {
  const { rows: before } = await db.query('select count(*)::int as count from backups');
  await db.query(`insert into pgboss.job (name, data) values ('backup', '{}')`);
  for (;;) {
    const { rows: now } = await db.query(
      `select state, fault, count(*) over ()::int as count,
         extract(epoch from finished_at - started_at)::float as seconds
       from backups order by finished_at desc`,
    );
    if (now[0]?.state === 'failed') throw new Error(now[0].fault);
    if ((now[0]?.count ?? 0) > before[0].count) return now[0].seconds;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

function saveMeanwhile() {
  const times: number[] = [];
  let goesOn = true;
  const ended = (async () => {
    while (goesOn) {
      times.push((await timed(product.publish)) * 1000);
      await new Promise((resolve) => setTimeout(resolve, SAVE_EVERY_MS));
    }
  })();
  return {
    async stop() {
      goesOn = false;
      await ended;
      times.sort((a, b) => a - b);
      return times[Math.floor(times.length * 0.95)] ?? 0;
    },
  };
}
