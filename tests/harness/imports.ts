import { buffer } from 'node:stream/consumers';
import { sql } from 'drizzle-orm';
import sharp from 'sharp';
import { expect } from 'vitest';
import yazl from 'yazl';
import { contents } from '../../src/features/content/tables.server.ts';
import type { Import, ImportNote } from '../../src/features/transfer/contract.ts';
import { eventually } from './eventually.ts';
import { openTestApp } from './test-app.ts';

/** An installation in which an admin imports files. */
export async function openImports() {
  const test = await openTestApp();
  await test.addUser('admin', 'admin');
  const admin = await test.signIn('admin');
  await test.app.startJobs();
  const database = () => test.app.services.db;

  const call = (method: 'GET' | 'POST' | 'DELETE', url: string, payload?: object) =>
    test.call({
      method,
      url: `/api/transfer/imports${url}`,
      headers: admin,
      ...(payload && { payload }),
    });

  function send(bytes: Buffer | string, name = 'site.xml') {
    const form = new FormData();
    form.append('file', new Blob([Buffer.from(bytes)]), name);
    return sendForm(form);
  }
  async function sendForm(form: FormData) {
    const request = new Request('http://ufuk.test/', { method: 'POST', body: form });
    const headers = { ...admin, 'content-type': request.headers.get('content-type') as string };
    const payload = Buffer.from(await request.arrayBuffer());
    return test.call({ method: 'POST', url: '/api/transfer/imports', headers, payload });
  }

  async function settled(id: string): Promise<Import> {
    let now: Import | undefined;
    await eventually(async () => {
      now = (await call('GET', `/${id}`)).json().data;
      return now?.state;
    }).toMatch(/^(checked|done|failed)$/);
    return now as Import;
  }
  async function check(bytes: Buffer | string): Promise<Import> {
    const reply = await send(bytes);
    expect(reply.statusCode, reply.body).toBe(201);
    return settled(reply.json().data.id);
  }
  async function start({ id }: Import, options: object = {}): Promise<Import> {
    const reply = await call('POST', `/${id}/start`, {
      categories: { yazilar: 'makaleler' },
      ...options,
    });
    expect(reply.statusCode, reply.body).toBe(200);
    return settled(id);
  }
  const run = async (bytes: Buffer | string) => start(await check(bytes));
  const notes = async ({ id }: Import, query = ''): Promise<ImportNote[]> =>
    (await call('GET', `/${id}/notes${query}`)).json().data;
  const actions = async (one: Import) =>
    (await notes(one)).map(({ action, reasons }) => [action, ...reasons].join(' '));
  const all = () => database().select().from(contents).orderBy(contents.title);
  const page = (url: string) => test.call({ method: 'GET', url });
  const clear = () =>
    database().execute(
      sql`truncate contents, imports, import_entries, imported_media, imported_addresses, imported_lists cascade`,
    );
  return {
    test,
    database,
    call,
    send,
    sendForm,
    settled,
    check,
    start,
    run,
    notes,
    actions,
    all,
    page,
    clear,
    close: () => test.close(),
  };
}

/** An archive with these files. */
export async function zip(files: Record<string, Buffer | string>): Promise<Buffer> {
  const archive = new yazl.ZipFile();
  for (const [name, bytes] of Object.entries(files)) archive.addBuffer(Buffer.from(bytes), name);
  archive.end();
  return buffer(archive.outputStream);
}
/** A JPEG of 640 by 400 pixels. */
export const picture = (shade: number) =>
  sharp({
    create: { width: 640, height: 400, channels: 3, background: { r: shade, g: 90, b: 120 } },
  })
    .jpeg()
    .toBuffer();
