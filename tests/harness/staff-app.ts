import { afterAll, beforeAll } from 'vitest';
import { openTestApp, type TestApp } from './test-app.ts';

type Headers = Record<string, string>;

export interface StaffApp {
  test: TestApp;
  /** The headers of a signed-in admin and of an editor. */
  admin: Headers;
  editor: Headers;
  /** A request to the part of the API, by the admin if no other headers are given. */
  send: (
    method: 'POST' | 'PUT' | 'DELETE',
    path: string,
    payload?: object,
    headers?: Headers,
  ) => ReturnType<TestApp['call']>;
  /** The body of a public page. */
  page: (url: string) => Promise<string>;
}

/** One app with an admin and an editor for the tests of a file; `api` is the path of a part of the API. */
export function openStaffApp(api: string): StaffApp {
  const app = {} as StaffApp;
  beforeAll(async () => {
    app.test = await openTestApp();
    await app.test.addUser('yonetici', 'admin');
    await app.test.addUser('editor', 'editor');
    app.admin = await app.test.signIn('yonetici');
    app.editor = await app.test.signIn('editor');
  });
  afterAll(() => app.test.close());
  app.send = (method, path, payload, headers = app.admin) =>
    app.test.call({ method, url: `/api${api}${path}`, headers, ...(payload && { payload }) });
  app.page = async (url) => (await app.test.call({ url })).body;
  return app;
}
