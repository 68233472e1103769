import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { RIGHTS } from '../src/app/features.server.ts';
import { openTestApp, type TestApp } from './harness/test-app.ts';

const FILE = join(import.meta.dirname, '../docs/openapi.json');
const RIGHTS_FILE = join(import.meta.dirname, '../docs/rights.json');
/** Set by `scripts/write-openapi.mjs`. */
const isWriting = process.env.WRITE_OPENAPI === 'on';

let test: TestApp;
let headers: Record<string, string>;
beforeAll(async () => {
  test = await openTestApp();
  await test.addUser('yonetici', 'admin');
  headers = await test.signIn('yonetici');
});
afterAll(() => test.close());

const getDocs = () => test.call({ method: 'GET', url: '/api/docs', headers });

interface Operation {
  'x-right': string;
  'x-password-confirmation'?: 'always' | 'sometimes';
}

/** For each route the name of its right, the roles that have it, and whether it needs the password again. */
function rightsIn({ paths }: { paths: Record<string, Record<string, Operation>> }) {
  const rows = Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => {
      const route = `${method.toUpperCase()} ${path.replace(/\{(\w+)\}/g, ':$1')}`;
      return [route, rowOf(method, operation)] as const;
    }),
  );
  return Object.fromEntries(rows.sort(([a], [b]) => (a < b ? -1 : 1)));
}

function rowOf(method: string, operation: Operation): string {
  const right = RIGHTS.find(({ name }) => name === operation['x-right']);
  if (!right) return operation['x-right'];
  const confirmation = operation['x-password-confirmation'];
  const isAdminWrite = method !== 'get' && right.roles.every((role) => role === 'admin');
  const password = confirmation
    ? `; password ${confirmation}`
    : isAdminWrite
      ? '; no password'
      : '';
  const opened = right.canBeOpened ? ', editor while allowed' : '';
  return `${right.name}: ${right.roles.join(', ')}${opened}${password}`;
}

describe('the description of the API', () => {
  it('is equal to docs/openapi.json', async () => {
    const reply = await getDocs();
    expect(reply.statusCode).toBe(200);
    if (isWriting) await writeFile(FILE, JSON.stringify(reply.json(), null, 2));
    const stored = JSON.parse(await readFile(FILE, 'utf8'));
    expect(
      reply.json(),
      'docs/openapi.json is out of date; refresh it with: npm run openapi',
    ).toEqual(stored);
  });

  it('is the source of docs/rights.json, where a review sees a change of rights', async () => {
    const rights = rightsIn((await getDocs()).json());
    if (isWriting) await writeFile(RIGHTS_FILE, JSON.stringify(rights, null, 2));
    const stored = JSON.parse(await readFile(RIGHTS_FILE, 'utf8'));
    expect(rights, 'docs/rights.json is out of date; refresh it with: npm run openapi').toEqual(
      stored,
    );
  });

  it('states the right, the session and the error replies of each call', async () => {
    const { paths, components } = (await getDocs()).json();
    expect(components.securitySchemes.bearer).toMatchObject({ type: 'http', scheme: 'bearer' });
    expect(paths['/api/contents/{id}'].put).toMatchObject({
      'x-right': 'content',
      security: [{ bearer: [] }],
      requestBody: { content: { 'application/json': { schema: { type: 'object' } } } },
    });
    expect(Object.keys(paths['/api/contents/{id}'].put.responses)).toEqual([
      '200',
      '401',
      '403',
      '404',
      '409',
      '422',
    ]);
    expect(paths['/api/menu/list'].get).toMatchObject({ 'x-right': 'everybody', security: [] });
  });

  it('is the same in every reply', async () => {
    const [first, second] = await Promise.all([getDocs(), getDocs()]);
    expect(second?.body).toBe(first?.body);
  });

  it('is for administrators of the site only', async () => {
    await test.addUser('editor', 'editor');
    const replies = [
      await test.call({ method: 'GET', url: '/api/docs' }),
      await test.call({ method: 'GET', url: '/api/docs', headers: await test.signIn('editor') }),
    ];
    expect(replies.map((reply) => reply.statusCode)).toEqual([401, 403]);
  });
});
