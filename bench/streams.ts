import { randomUUID } from 'node:crypto';
import { Agent, get } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { parseArgs } from 'node:util';
import { sql } from 'drizzle-orm';
import { makeAccessToken } from '../src/features/identity/sign-in/operations.server.ts';
import { openDatabase, openPool } from '../src/platform/database/client.server.ts';
import { findRunningDatabase } from '../src/platform/database/embedded/running-database.server.ts';
import { cpuOf, memoryOf } from './machine/processes.ts';
import { atMost, tableOf } from './report/table.ts';
import { startProduct } from './servers/product.ts';
import { openSmallProduct } from './servers/small-product.ts';

/** Many event streams of one server, opened as browsers open them. */
class OpenStreams {
  readonly #agent = new Agent({ maxSockets: Number.POSITIVE_INFINITY });
  /** How many events each stream has got. */
  readonly events: number[] = [];
  /** When the last event of any stream came, in ms of `performance.now()`. */
  lastAt = 0;
  open = 0;

  /** Opens a stream; one that is refused is tried again, as the dashboard does. */
  async add(origin: string, token: string): Promise<void> {
    for (let pause = 100; ; pause *= 2) {
      if (await this.#tryOnce(origin, token)) return;
      await new Promise((resolve) => setTimeout(resolve, pause * (1 + Math.random())));
    }
  }

  #tryOnce(origin: string, token: string): Promise<boolean> {
    return new Promise((resolve) => {
      const request = get(
        `${origin}/api/notifications/stream`,
        { agent: this.#agent, headers: { authorization: `Bearer ${token}` } },
        (reply) => {
          if (reply.statusCode !== 200) {
            reply.resume();
            resolve(false);
            return;
          }
          const place = this.events.push(0) - 1;
          this.open += 1;
          reply.on('data', (part: Buffer) => {
            if (!part.includes('event: changed')) return;
            this.events[place] = (this.events[place] ?? 0) + 1;
            this.lastAt = performance.now();
          });
          reply.on('close', () => {
            this.open -= 1;
          });
          reply.on('error', () => {});
          resolve(true);
        },
      );
      request.on('error', () => resolve(false));
    });
  }

  close(): void {
    this.#agent.destroy();
  }
}

/*
 * Opens many event streams of staff: their memory, how soon all of them are told of a publication,
 * and that none misses it when the server is stopped and started. `node bench/streams.ts [--streams
 * 5000]`, on a built product.
 */

const { values } = parseArgs({ options: { streams: { type: 'string', default: '5000' } } });
const STREAMS = Number(values.streams);
const PER_SESSION = 5;
const AT_ONCE = 100;
const SECRET_KEY = 'bench-'.repeat(8);
const env = { SECRET_KEY, MAX_CONNECTIONS: String(STREAMS + 500), DEMO: 'off' };

const product = await openSmallProduct(env);
try {
  const tokens = await addReaders(
    product.dataDir,
    Buffer.from(SECRET_KEY),
    Math.ceil(STREAMS / PER_SESSION),
  );
  await wait(20_000);
  const before = memoryOf([product.pid]);
  const streams = await openAll(product.origin, tokens);
  await wait(20_000);
  const open = memoryOf([product.pid]);
  const idle = cpuOf([product.pid]);
  await wait(60_000);
  const quiet = cpuOf([product.pid]);

  const got = [...streams.events];
  const started = performance.now();
  await product.publish();
  await wait(5000);
  const told = streams.events.filter((count, n) => count > (got[n] ?? 0)).length;
  const toldMs = streams.lastAt - started;

  await product.stop();
  await wait(1000);
  const left = streams.open;
  streams.close();
  const again = await startProduct({
    node: product.node,
    project: `${product.folder}/product`,
    dataDir: product.dataDir,
    env,
  });
  const restarted = performance.now();
  const back = await openAll(again.origin, tokens);
  await wait(2000);
  const backTold = back.events.filter((count) => count > 0).length;
  const backMs = back.lastAt - restarted;
  back.close();
  await again.stop();

  const rows = [
    {
      name: `memory before / with ${STREAMS} streams`,
      figures: { figure: `${Math.round(before)} / ${Math.round(open)} MiB` },
      goal: atMost(150, Math.round(open - before), ' MiB more'),
    },
    {
      name: 'processor of the idle streams',
      figures: {
        figure: `${(((quiet.program - idle.program) / 60) * 100).toFixed(1)} % of a core`,
      },
    },
    {
      name: 'streams told of a publication',
      figures: { figure: `${told}, the last after ${Math.round(toldMs)} ms` },
      goal: atMost(0, STREAMS - told, ' missing'),
    },
    {
      name: 'streams open after the stop',
      figures: { figure: `${left}` },
      goal: atMost(0, left, ''),
    },
    {
      name: 'streams told after the start',
      figures: { figure: `${backTold}, the last after ${Math.round(backMs)} ms` },
      goal: atMost(0, STREAMS - backTold, ' missing'),
    },
  ];
  console.log(tableOf({ title: `${STREAMS} event streams`, rows, notes: [] }));
} finally {
  await product.close();
}

async function openAll(origin: string, tokens: readonly string[]): Promise<OpenStreams> {
  const streams = new OpenStreams();
  let next = 0;
  const worker = async () => {
    for (let n = next++; n < STREAMS; n = next++)
      await streams.add(origin, tokens[n % tokens.length] as string);
  };
  await Promise.all(Array.from({ length: AT_ONCE }, worker));
  return streams;
}

/** Adds editors with a session each, and returns their access tokens. */
async function addReaders(dataDir: string, key: Buffer, count: number): Promise<string[]> {
  const connection = await findRunningDatabase(dataDir);
  if (!connection) throw new Error('No database runs.');
  const pool = openPool(connection, () => {});
  const db = openDatabase(pool);
  const ids = Array.from({ length: count }, () => randomUUID());
  await db.execute(sql`
    with added as (
      insert into users (username, email, password_hash, role, created_at)
      select 'okur' || n, 'okur' || n || '@ufuk.example', '-', 'editor', now() - interval '1 day'
      from generate_series(1, ${count}) n returning id
    ), numbered as (select id, row_number() over () as n from added)
    insert into sessions (id, user_id, generation_at, token_expires_at, cookie_hash, created_at, ends_at)
    select given.id::uuid, numbered.id, now(), now() + interval '1 hour', 'x', now(), now() + interval '5 hours'
    from numbered join jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb)
      with ordinality as given (id, n) using (n)`);
  await pool.end();
  return ids.map((id) => makeAccessToken(key, id, 1));
}
