import { randomBytes } from 'node:crypto';
import sharp from 'sharp';
import { expect } from 'vitest';
import { mediaPath } from '../../src/features/media/schema.ts';
import { openForm } from './form-client.ts';
import { fileForm } from './library-files.ts';
import { publishedContent, type StaffClient } from './staff-client.ts';

/** In bytes, so that each write needs new pages of the database. It cannot be compressed. */
const TEXT = { content: 60_000, message: 2000 };
const noise = (bytes: number) => randomBytes(bytes / 2).toString('hex');
/** A small body, which the server reads also if it refuses the request. */
const PICTURE = { width: 100, height: 80, channels: 3 } as const;

/**
 * Staff and a visitor of a running server that need its disk: they save content, upload a picture and
 * send a message. They know what was acknowledged.
 */
export async function makeDiskUsers(origin: string, staff: StaffClient) {
  const contents: string[] = [];
  const pictures: { id: string; widths: number[] }[] = [];
  const senders: string[] = [];
  const form = await openForm(origin, '/bize-ulasin');
  let sent = 0;

  async function save(): Promise<Response> {
    const content = { ...publishedContent(`Haber ${++sent}`), body: noise(TEXT.content) };
    const reply = await staff.call('POST', '/api/contents', content);
    if (reply.status === 201) contents.push((await dataOf<{ id: string }>(reply)).id);
    return reply;
  }

  async function upload(): Promise<Response> {
    const pixels = randomBytes(PICTURE.width * PICTURE.height * PICTURE.channels);
    const file = await sharp(pixels, { raw: PICTURE }).png().toBuffer();
    const body = fileForm(file, 'resim.png', { type: 'image/png' });
    const reply = await staff.call('POST', '/api/media', body);
    if (reply.status === 201) pictures.push(await dataOf(reply));
    return reply;
  }

  async function send(): Promise<Response> {
    const name = `Gönderen ${inLetters(++sent)}`;
    const typed = { name, email: 'gonderen@posta.example', topic: 'other' };
    const reply = await form.send({ ...typed, text: noise(TEXT.message) });
    if (reply.status === 303) senders.push(name);
    return reply;
  }

  return {
    /** Each of them is refused with a readable text and a time to wait. */
    async expectRefused(): Promise<void> {
      for (const request of [save, upload, send]) {
        // Free places in pages of the database take some rows also on a full disk.
        let reply = await request();
        while (reply.status < 400) reply = await request();
        expect([503, 507]).toContain(reply.status);
        expect(reply.headers.get('retry-after')).toMatch(/^\d+$/);
        expect(await reply.text()).toMatch(/diskinde yer kalmadı|verilemiyor|Sorun bizde|yoğun/);
      }
    },
    async expectAccepted(): Promise<void> {
      const replies = [await save(), await upload(), await send()];
      expect(replies.map(({ status }) => status)).toEqual([201, 201, 303]);
    },
    /** Everything that was acknowledged since the beginning. */
    async expectComplete(): Promise<void> {
      for (const id of contents)
        expect((await staff.call('GET', `/api/contents/${id}`)).status).toBe(200);
      for (const { id, widths } of pictures) {
        const reply = await fetch(origin + mediaPath(id, widths[0] as number, 'webp'));
        expect([reply.status, (await reply.arrayBuffer()).byteLength > 0]).toEqual([200, true]);
      }
      const messages = await staff.call('GET', '/api/messages?pageSize=100');
      const names = (await dataOf<{ name: string }[]>(messages)).map(({ name }) => name);
      expect(names).toEqual(expect.arrayContaining(senders));
    },
  };
}

/** Names of people have no digits. */
const inLetters = (count: number): string =>
  [...String(count)].map((digit) => 'abcdefghij'[Number(digit)]).join('');

async function dataOf<T>(reply: Response): Promise<T> {
  return ((await reply.json()) as { data: T }).data;
}
