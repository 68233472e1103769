import { chmod, mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { Bench, Part } from '../bench.ts';
import { ACCOUNTS, fillBranches } from '../branches/fill.ts';
import { medianOf } from '../load/measure.ts';
import { atMost, type Row } from '../report/table.ts';
import { connectTo } from '../servers/database.ts';
import { EDITOR, type Product, startProduct } from '../servers/product.ts';

const COUNT = 100_000;
const QUICK_COUNT = 20_000;
const STAFF = 500;

/** A request of a limited account may take so many times as long as that of a national one. */
const MOST = 1.25;

/** What the staff of applications opens, and how often it is measured in a round. */
const REQUESTS: Record<string, { path: string; times: number }> = {
  list: { path: '/api/applications', times: 10 },
  'list: newest': { path: '/api/applications?sort=-createdAt', times: 10 },
  'list: open': { path: '/api/applications?status=open', times: 10 },
  'list: one status': { path: '/api/applications?status=inReview', times: 10 },
  'list: page 10': { path: '/api/applications?page=10', times: 10 },
  'list: newest, page 10': { path: '/api/applications?sort=-createdAt&page=10', times: 10 },
  'list: by name': { path: '/api/applications?sort=name', times: 5 },
  'list: search': { path: '/api/applications?q=Kaya', times: 2 },
  counts: { path: '/api/applications/counts', times: 5 },
  'statistics: year': { path: '/api/applications/statistics?period=year', times: 1 },
  'statistics: all': { path: '/api/applications/statistics?period=all', times: 1 },
};

/**
 * What lists and statistics cost an account that is limited to branches, compared with a national one: 81
 * branches of provinces, 973 of districts, and the applications by the people of each province.
 */
export const measureBranches: Part = async (bench) => {
  const dataDir = join(bench.options.dataDir ?? bench.folder, 'branches');
  const product = await openFilled(bench, dataDir);
  try {
    const accounts = { national: EDITOR.username, ...ACCOUNTS };
    const headers: Record<string, Record<string, string>> = {};
    for (const [name, username] of Object.entries(accounts))
      headers[name] = await signIn(product, username);
    const names = Object.keys(accounts);
    const rows: Row[] = [];
    for (const [title, request] of Object.entries(REQUESTS)) {
      bench.log(`branches: ${title}`);
      const times = await inTurn(product, request, names, headers, bench.options.rounds);
      const [national = Number.NaN, ...limited] = names.map((name) => medianOf(times[name] ?? []));
      const ratios = limited.map((ms) => ms / national);
      rows.push({
        name: title,
        figures: {
          'national ms': national,
          ...Object.fromEntries(ratios.map((ratio, at) => [`${names[at + 1]} ÷`, ratio])),
        },
        goal: atMost(MOST, Math.max(...ratios), '×'),
      });
    }
    return [
      {
        title: 'Accounts of branches beside a national one',
        rows,
        notes: ['Medians of requests in turn; the same server, one request at a time.'],
      },
    ];
  } finally {
    await product.stop();
  }
};

async function openFilled(bench: Bench, dataDir: string): Promise<Product> {
  await mkdir(dataDir, { recursive: true });
  await chmod(dataDir, 0o755);
  const env = { ...bench.settings.env, DEMO: 'off', TRUST_PROXY: '127.0.0.1' };
  const settings = { ...bench.settings, nodeArgs: [], dataDir, env };
  const product = await startProduct(settings);
  const db = await connectTo(product);
  const { rows } = await db.query('select exists (select from branches) as filled');
  if (rows[0].filled) {
    await db.end();
    return product;
  }
  bench.log('branches: filling');
  const count = bench.options.rounds > 2 ? COUNT : QUICK_COUNT;
  await fillBranches(db, dataDir, { count, accounts: STAFF });
  await db.end();
  // The rows were written directly to the database, so its caches are stale.
  await product.stop();
  return startProduct(settings);
}

async function signIn({ origin }: Product, username: string): Promise<Record<string, string>> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ username, password: EDITOR.password }),
  });
  if (!reply.ok) throw new Error(`${username} was refused: ${await reply.text()}`);
  return {
    authorization: `Bearer ${((await reply.json()) as { accessToken: string }).accessToken}`,
  };
}

/** The times of each account in ms; the first request of each is not counted. */
async function inTurn(
  { origin }: Product,
  { path, times }: { path: string; times: number },
  names: string[],
  headers: Record<string, Record<string, string>>,
  rounds: number,
): Promise<Record<string, number[]>> {
  const found: Record<string, number[]> = Object.fromEntries(names.map((name) => [name, []]));
  for (let turn = -1; turn < rounds * times; turn++)
    for (const name of names) {
      const began = performance.now();
      const reply = await fetch(origin + path, { headers: headers[name] ?? {} });
      await reply.arrayBuffer();
      if (!reply.ok) throw new Error(`${path} of ${name}: ${reply.status}`);
      if (turn >= 0) found[name]?.push(performance.now() - began);
    }
  return found;
}
