import { randomUUID } from 'node:crypto';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { DEMO_DOCUMENTS } from '../../../../../database/demo/read-documents.ts';
import { apply } from '../../../../../tests/harness/applications.ts';
import { eventually } from '../../../../../tests/harness/eventually.ts';
import { filePayload } from '../../../../../tests/harness/library-files.ts';
import { openTestApp, PASSWORD, type TestApp } from '../../../../../tests/harness/test-app.ts';
import { SYSTEM, VISITOR } from '../../../../platform/actor.ts';
import { operationOf } from '../../../../platform/services.server.ts';
import { openFileStore } from '../../../../platform/storage/file-store.server.ts';
import { transact } from '../../../../platform/transaction.server.ts';
import { auditEvents } from '../../../audit/tables.server.ts';
import { deleteApplications } from '../../personal-data.server.ts';
import { applicationAttachments, applications } from '../../tables.server.ts';
import { ATTACHMENT_LIMITS } from './contract.ts';

let test: TestApp;
let editor: Record<string, string>;
let admin: Record<string, string>;
let id: string;
let other: string;
let folder: string;
let temporary: string;
let pdf: Buffer;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'ufuk-files-'));
  test = await openTestApp(undefined, { store: openFileStore(folder) });
  temporary = await mkdtemp(join(tmpdir(), 'ufuk-temporary-'));
  vi.stubEnv('TMPDIR', temporary);
  await test.addUser('editor', 'editor', { name: 'Elif', surname: 'Karahan' });
  await test.addUser('yonetici', 'admin');
  await test.addUser('okur', 'user');
  editor = await test.signIn('editor');
  admin = await test.signIn('yonetici');
  const op = operationOf(test.app.services, VISITOR);
  ({ id } = await apply(op));
  ({ id: other } = await apply(op, { tcKimlikNo: '19090909018' }));
  pdf = await readFile(`${DEMO_DOCUMENTS}/manifesto.pdf`);
});
afterAll(async () => {
  await test.close();
  vi.unstubAllEnvs();
  await rm(folder, { recursive: true });
  await rm(temporary, { recursive: true });
});

async function add(
  bytes: Buffer | string,
  { name = 'belge.pdf', of = id, headers = editor, kind = 'other', field = 'file' } = {},
) {
  const sent = await filePayload(headers, bytes, name, { field, type: 'text/html' });
  return test.call({ url: `/api/applications/${of}/attachments?kind=${kind}`, ...sent });
}
const call = (method: 'GET' | 'DELETE', file = '', of = id, headers = editor) =>
  test.call({ method, url: `/api/applications/${of}/attachments${file}`, headers });
const stored = async (of = id) =>
  (await readdir(join(folder, 'applications', of), { recursive: true }).catch(() => [])).filter(
    (name) => name.endsWith('.bin') || name.endsWith('.part'),
  );
const photo = () =>
  sharp({ create: { width: 80, height: 40, channels: 3, background: '#2f85ef' } });

it('a PDF is stored encrypted, comes back as it was, and everything is recorded', async () => {
  const reply = await add(pdf, { name: '../../tmp/Giriş “beyannamesi”\u202e (1).html' });
  expect(reply.statusCode, reply.body).toBe(201);
  const file = reply.json().data.id;
  expect((await call('GET')).json().data).toMatchObject([
    {
      id: file,
      kind: 'other',
      name: 'Giriş “beyannamesi” (1).html.pdf',
      type: 'application/pdf',
      size: pdf.length,
      addedBy: { name: 'Elif Karahan' },
    },
  ]);

  const [path] = await stored();
  const bytes = await readFile(join(folder, 'applications', id, path as string));
  expect(bytes.length).toBeGreaterThanOrEqual(pdf.length);
  expect(bytes.includes('%PDF')).toBe(false);
  expect(bytes.includes(pdf.subarray(200, 232))).toBe(false);
  // The name is encrypted too, and nothing was written to a temporary file.
  const rows = await test.app.services.db.select().from(applicationAttachments);
  expect(rows[0]?.name.bytes.includes('beyannamesi')).toBe(false);
  expect(await readdir(temporary)).toEqual([]);

  const opened = await call('GET', `/${file}`);
  expect(opened.rawPayload.equals(pdf)).toBe(true);
  expect(opened.headers).toMatchObject({
    'content-type': 'application/pdf',
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
    'content-security-policy': "default-src 'none'; sandbox",
    'content-disposition':
      "attachment; filename*=UTF-8''Giri%C5%9F%20%E2%80%9Cbeyannamesi%E2%80%9D%20%281%29.html.pdf",
  });

  expect((await call('DELETE', `/${file}`)).statusCode).toBe(200);
  expect((await call('GET')).json().data).toEqual([]);
  await eventually(() => stored()).toEqual([]);
  expect((await call('GET', `/${file}`)).statusCode).toBe(404);
  const application = await test.call({
    method: 'GET',
    url: `/api/applications/${id}`,
    headers: editor,
  });
  const timeline: { kind: string }[] = application.json().data.timeline;
  const kinds = timeline.map(({ kind }) => kind).filter((kind) => kind.startsWith('attachment'));
  expect(kinds.sort()).toEqual(['attachmentAdded', 'attachmentOpened', 'attachmentRemoved']);
  const events = await test.app.services.db.select().from(auditEvents);
  expect(events.map(({ action }) => action)).toEqual(
    expect.arrayContaining([
      'application.addFile',
      'application.openFile',
      'application.removeFile',
    ]),
  );
  expect(JSON.stringify(events)).not.toContain('beyannamesi');
});

it('a signed declaration is opened only by an admin, after the password was entered', async () => {
  const file = (await add(pdf, { kind: 'declaration' })).json().data.id;
  expect((await call('GET')).json().data).toMatchObject([{ id: file, canOpen: false }]);
  expect((await call('GET', `/${file}`)).statusCode).toBe(403);
  expect((await call('GET', '', id, admin)).json().data).toMatchObject([{ canOpen: true }]);
  test.now.value = new Date(test.now.value.getTime() + 11 * 60_000);
  expect((await call('GET', `/${file}`, id, admin)).json()).toMatchObject({
    code: 'passwordConfirmationNeeded',
  });
  await test.call({
    method: 'POST',
    url: '/api/account/confirm-password',
    headers: admin,
    payload: { currentPassword: PASSWORD },
  });
  expect((await call('GET', `/${file}`, id, admin)).rawPayload.equals(pdf)).toBe(true);
  expect((await call('DELETE', `/${file}`)).statusCode).toBe(200);
});

it('a photograph is encoded again, without its GPS data and anything behind it', async () => {
  // A server in the same process may have rendered share pictures, and allows only SVG since then.
  sharp.unblock({
    operation: ['VipsForeignLoadJpegBuffer', 'VipsForeignLoadPngBuffer'],
  });
  const jpeg = await photo()
    .jpeg()
    .withExif({ IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '39/1 55/1 0/1' } })
    .withMetadata({ orientation: 6 })
    .toBuffer();
  expect((await sharp(jpeg).metadata()).exif).toBeDefined();
  const polyglot = Buffer.concat([jpeg, Buffer.from('<script>alert(1)</script>')]);
  const png = await photo()
    .png()
    .withExif({ IFD0: { Artist: 'Zeynep' } })
    .toBuffer();
  for (const [bytes, type, size] of [
    [polyglot, 'jpeg', { width: 40, height: 80 }],
    [png, 'png', { width: 80, height: 40 }],
  ] as const) {
    const reply = await add(bytes, { name: `tarama.${type}`, kind: 'other' });
    expect(reply.statusCode, reply.body).toBe(201);
    const opened = await call('GET', `/${reply.json().data.id}`);
    expect(opened.headers['content-type']).toBe(`image/${type}`);
    const found = await sharp(opened.rawPayload).metadata();
    expect(found).toMatchObject({ format: type, ...size });
    expect(found.exif).toBeUndefined();
    expect(opened.rawPayload.includes('<script>')).toBe(false);
    expect((await call('DELETE', `/${reply.json().data.id}`)).statusCode).toBe(200);
  }
  // The bytes are removed after the reply.
  await eventually(() => stored()).toEqual([]);
});

it.each([
  ['HTML', '<!doctype html><script>alert(1)</script>'],
  ['SVG', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ['a GIF', 'GIF89a/*<script>alert(1)</script>*/'],
  ['the head of a PDF before HTML', '%PDF-1.4\n<!doctype html><script>alert(1)</script>'],
  ['a PDF behind other bytes', '<html>%PDF-1.4'],
  ['the head of a JPEG before SVG', Buffer.from('\xff\xd8\xff<svg/>', 'latin1')],
  ['no bytes', ''],
])('%s is refused, and nothing is stored', async (_kind, bytes) => {
  const reply = await add(bytes);
  expect([reply.statusCode, Object.keys(reply.json().fields)]).toEqual([422, ['file']]);
  expect(await stored()).toEqual([]);
});

it('a file that is too large ends in 413, a form without a file or kind in 422', async () => {
  const large = Buffer.alloc(ATTACHMENT_LIMITS.bytes + 1, 'a');
  const reply = await add(Buffer.concat([Buffer.from('%PDF-'), large]));
  expect([reply.statusCode, reply.json().message]).toEqual([413, 'Dosya en çok 15 MB olabilir.']);
  expect((await add(pdf, { field: 'dosya' })).statusCode).toBe(422);
  expect((await add(pdf, { kind: 'tcKimlikNo' })).statusCode).toBe(422);
  expect(await stored()).toEqual([]);
});

it('only users who handle applications add files, and only to one that exists', async () => {
  expect((await add(pdf, { headers: {} })).statusCode).toBe(401);
  expect((await add(pdf, { headers: await test.signIn('okur') })).statusCode).toBe(403);
  const none = randomUUID();
  expect((await add(pdf, { of: none })).statusCode).toBe(404);
  expect(await stored(none)).toEqual([]);
});

it('a file is found only under its own application, and its ciphertext fits only there', async () => {
  const file = (await add(pdf)).json().data.id;
  expect((await call('GET', `/${file}`, other)).statusCode).toBe(404);
  expect((await call('DELETE', `/${file}`, other)).statusCode).toBe(404);
  expect((await call('GET', `/${file}`)).statusCode).toBe(200);
  expect((await call('DELETE', `/${file}`)).statusCode).toBe(200);
});

it('an application whose key was destroyed has no files any more, and takes none', async () => {
  const file = (await add(pdf)).json().data.id;
  const { db } = test.app.services;
  const [before] = await db.select().from(applications).where(eq(applications.id, id));
  await db.update(applications).set({ recordKey: null }).where(eq(applications.id, id));
  expect((await call('GET')).json().data).toEqual([]);
  for (const reply of [
    await call('GET', `/${file}`),
    await add(pdf),
    await call('DELETE', `/${file}`),
  ])
    expect([reply.statusCode, reply.json().code]).toEqual([409, 'keyDestroyed']);
  await db
    .update(applications)
    .set({ recordKey: before?.recordKey ?? null })
    .where(eq(applications.id, id));
  expect((await call('DELETE', `/${file}`)).statusCode).toBe(200);
});

it('an application has at most 20 files; they are removed with it', async () => {
  const png = await photo().png().toBuffer();
  const [first] = await Promise.all([add(png, { of: other }), add(png, { of: other })]);
  const { db } = test.app.services;
  const [row] = await db.select().from(applicationAttachments);
  await db.insert(applicationAttachments).values(
    Array.from({ length: ATTACHMENT_LIMITS.files - 2 }, () => ({
      ...(row as NonNullable<typeof row>),
      id: randomUUID(),
    })),
  );
  const refused = await add(png, { of: other });
  expect([refused.statusCode, refused.json().fields]).toEqual([
    422,
    { file: 'Bir başvuruya en çok 20 dosya eklenebilir.' },
  ]);
  expect(first?.statusCode).toBe(201);
  expect(await stored(other)).toHaveLength(2);
  const { store } = test.app.services;
  await transact(operationOf(test.app.services, SYSTEM), (tx) =>
    deleteApplications(tx, { store, log: expect.unreachable } as never, [other]),
  );
  await eventually(() => stored(other)).toEqual([]);
  expect(await db.select().from(applicationAttachments)).toEqual([]);
});
