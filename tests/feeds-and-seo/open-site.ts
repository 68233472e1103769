import { sql } from 'drizzle-orm';
import type { LightMyRequestResponse } from 'fastify';
import { expect } from 'vitest';
import type { Content } from '../../src/features/content/schema.ts';
import { UNNAMED_PARTY } from '../../src/features/party/schema.ts';
import { openTestApp, type TestApp } from '../harness/test-app.ts';

export interface TestSite {
  test: TestApp;
  get(url: string, headers?: Record<string, string>): Promise<LightMyRequestResponse>;
  /** Adds content, published unless `change` has another state. */
  publish(title: string, change?: object): Promise<Content>;
  save(content: Content, change: object): Promise<Content>;
  close(): Promise<void>;
}

export const PARTY = {
  ...UNNAMED_PARTY,
  name: 'Deneme Partisi',
  shortName: 'Deneme',
  introduction: 'Bir deneme.',
  email: 'yaz@parti.example',
  phone: '+903120000000',
};

/** The real server with a party and an editor. */
export async function openSite(): Promise<TestSite> {
  const test = await openTestApp(undefined, { emptyPages: [] });
  await test.addUser('editor', 'editor');
  const headers = await test.signIn('editor');
  const { db, invalidate } = test.app.services;
  await db.execute(sql`insert into party (data) values (${JSON.stringify(PARTY)}::jsonb)`);
  invalidate(['party']);

  const read = (reply: LightMyRequestResponse, status: number): Content => {
    expect(reply.statusCode, reply.body).toBe(status);
    return reply.json().data;
  };
  return {
    test,
    get: (url, more = {}) => test.call({ method: 'GET', url, headers: more }),
    publish: async (title, change = {}) => {
      const payload = {
        title,
        category: 'haberler',
        body: 'Metin.',
        state: 'published',
        ...change,
      };
      return read(await test.call({ method: 'POST', url: '/api/contents', payload, headers }), 201);
    },
    save: async (content, change) => {
      const { id, title, category, summary, body, version, slug, state } = content;
      const payload = { title, category, summary, body, version, slug, state, ...change };
      const url = `/api/contents/${id}`;
      return read(await test.call({ method: 'PUT', url, payload, headers }), 200);
    },
    close: () => test.close(),
  };
}
