import { existsSync, readFileSync } from 'node:fs';
import { SourceMap } from 'node:module';
import { join, relative } from 'node:path';
import { pathToFileURL } from 'node:url';
import { afterAll, beforeAll, expect, it, onTestFinished } from 'vitest';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { withSources } from '../../src/platform/stack-traces.server.ts';
import { makeFolder } from '../harness/data-folder.ts';
import { databaseUrl } from '../harness/database-url.ts';
import { eventually } from '../harness/eventually.ts';
import { type FreshDatabase, freshDatabase } from '../harness/fresh-database.ts';
import { fieldKeysVariable } from '../harness/keys.ts';
import { runOnDatabase } from '../harness/run-on-database.ts';
import { launchServer, startServer } from '../harness/server.ts';
import { ADMIN } from '../harness/staff-client.ts';

let database: FreshDatabase;
let env: Record<string, string>;
beforeAll(async () => {
  database = await freshDatabase();
  env = {
    ...ADMIN,
    DEMO: 'off',
    FIELD_KEYS: fieldKeysVariable(1),
    DATABASE_URL: databaseUrl(database.config),
    DATA_DIR: await makeFolder('stack'),
  };
});
afterAll(() => database.drop());

const run = (statement: string) => runOnDatabase(String(database.config.database), statement);

/** The files of a stack below `src`, each with a line that it has. */
function sourcesIn(stack: string): string[] {
  const found = [...stack.matchAll(/\b(src\/[\w./-]+\.tsx?):(\d+)\b/g)];
  for (const [, file = '', line] of found) {
    const lines = readFileSync(join(PROJECT_DIR, file), 'utf8').split('\n');
    expect(lines.length, file).toBeGreaterThanOrEqual(Number(line));
  }
  return found.map(([, file = '']) => file);
}

/** The first event of the log with an error. */
const errorIn = (output: string) =>
  output
    .split('\n')
    .filter((line) => line.includes('"err":'))
    .map((line) => JSON.parse(line))[0];

it('an error in the log names the sources', async () => {
  const server = await startServer(env);
  onTestFinished(server.stop);
  // What all pages have is read now: only the article is missing then.
  expect((await fetch(server.origin)).status).toBe(200);
  await run('ALTER TABLE contents RENAME TO contents_away');
  expect((await fetch(`${server.origin}/haberler/yok`)).status).toBe(500);
  await run('ALTER TABLE contents_away RENAME TO contents');
  await eventually(() => errorIn(server.output())).toBeDefined();
  const { stack } = errorIn(server.output()).err;
  expect(sourcesIn(stack)).toContain('src/features/content/published/articles.server.ts');
  expect(stack).not.toContain('dist/');
});

it('an error that ends the process is in the log', async () => {
  const program = `process.once('SIGWINCH', () => { throw new Error('a fault of the code'); })`;
  const NODE_OPTIONS = `--import data:text/javascript,${encodeURIComponent(program)}`;
  const server = await startServer({ ...env, NODE_OPTIONS });
  onTestFinished(server.stop);
  server.process.kill('SIGWINCH');
  await eventually(() => server.process.exitCode).toBe(1);
  await eventually(() => errorIn(server.output())).toMatchObject({
    level: 60,
    err: { message: 'a fault of the code' },
  });
});

it('a start that fails for an unknown reason names the sources', async () => {
  await run('ALTER SCHEMA drizzle RENAME TO drizzle_away');
  const server = launchServer(env);
  expect(await server.ended).toBe(1);
  const [, sentence = ''] = server.output().split('Ufuk could not start: ');
  expect(sourcesIn(sentence)).toEqual(
    expect.arrayContaining(['src/platform/database/migrate.server.ts', 'src/app/start.server.ts']),
  );
  expect(sentence).not.toContain('dist/');
});

it('the places that are found are those that Node finds', () => {
  const file = join(PROJECT_DIR, 'dist/server/server.js');
  const map = JSON.parse(readFileSync(`${file}.map`, 'utf8'));
  const node = new SourceMap(map);
  const lines = readFileSync(file, 'utf8').split('\n');
  const places = lines.flatMap((text, line) =>
    Array.from({ length: Math.ceil(text.length / 2000) }, (_, n) => ({ line, column: n * 2000 })),
  );
  const positions = places.map(
    ({ line, column }) => `${pathToFileURL(file)}:${line + 1}:${column + 1}`,
  );
  const expected = places.map(({ line, column }, n) => {
    const entry = node.findEntry(line, column);
    // Where a line has none, Node answers with an earlier line.
    const isOwn = 'generatedLine' in entry && entry.generatedLine === line && entry.originalSource;
    if (!isOwn) return positions[n];
    const path = relative(PROJECT_DIR, join(file, '..', entry.originalSource));
    return `${path}:${entry.originalLine + 1}`;
  });
  // A stack of this length does not occur: what was found is kept for a limited number of places.
  const found = Array.from({ length: Math.ceil(positions.length / 500) }, (_, n) =>
    withSources(positions.slice(n * 500, (n + 1) * 500).join('\n')).split('\n'),
  );
  expect(found.flat()).toEqual(expected);
  expect(new Set(expected).size).toBeGreaterThan(1000);
  expect(existsSync(join(file, '..', map.sources.at(-1)))).toBe(true);
});
