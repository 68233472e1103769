import { readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openTestApp, type TestApp } from './harness/test-app.ts';

const FILE = join(import.meta.dirname, '../docs/openapi.json');
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
