import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect } from 'vitest';
import { resizeImage } from '../../src/features/media/resize.server.ts';
import { mediaPath } from '../../src/features/media/schema.ts';
import { makeFolder } from './data-folder.ts';
import { listAll, type StaffClient } from './staff-client.ts';
import { type Acknowledged, applicant, picture, senderName } from './writers.ts';

/**
 * The server at `origin` has all that it, or one before on the same data, has acknowledged to
 * `makeWriters`. `message` is in the messages of failures.
 */
export async function expectStored(
  origin: string,
  staff: StaffClient,
  { contents, applications, messages, pictures, ...others }: Acknowledged,
  message: string,
): Promise<void> {
  for (const [kind, { size }] of Object.entries({
    contents,
    applications,
    messages,
    pictures,
    ...others,
  }))
    expect(size, `${kind}, ${message}`).toBeGreaterThan(0);

  const ids = (await listAll<{ id: string }>(staff, '/api/contents')).map(({ id }) => id);
  expectAll(ids, [...contents.values()], message);
  const stored = await listAll<{ id: string; code: string }>(staff, '/api/applications');
  const codes = stored.map(({ code }) => code);
  expectAll(codes, [...applications.values()], message);
  const names = (await listAll<{ name: string }>(staff, '/api/messages')).map(({ name }) => name);
  expectAll(names, [...messages].map(senderName), message);

  // Encrypted: it needs the keys.
  const [n, code] = [...applications].at(-1) as [number, string];
  const { id } = stored.find((one) => one.code === code) as { id: string };
  const { data } = (await (await staff.call('GET', `/api/applications/${id}`)).json()) as {
    data: { email: string };
  };
  expect(data.email, message).toBe(applicant(n).email);

  await expectPictures(origin, pictures, message);
}

function expectAll(stored: string[], expected: string[], message: string): void {
  const there = new Set(stored);
  expect(
    expected.filter((one) => !there.has(one)),
    message,
  ).toEqual([]);
}

/** Their files have the bytes that encoding the same picture gives again. */
async function expectPictures(
  origin: string,
  pictures: Acknowledged['pictures'],
  message: string,
): Promise<void> {
  const path = join(await makeFolder('pictures'), 'picture.png');
  for (const [n, { id, widths }] of pictures) {
    await writeFile(path, await picture(n));
    const { files } = await resizeImage({ file: path });
    for (const width of widths)
      for (const format of ['avif', 'webp'] as const) {
        const reply = await fetch(origin + mediaPath(id, width, format));
        const bytes = Buffer.from(await reply.arrayBuffer());
        const { bytes: expected } = files.find(({ name }) => name === `${width}.${format}`) ?? {};
        const isSame = expected && bytes.equals(expected);
        expect([id, format, reply.status, isSame], message).toEqual([id, format, 200, true]);
      }
  }
}
