import { setTimeout as wait } from 'node:timers/promises';
import sharp from 'sharp';
import {
  APPLY_PATH,
  identityNumber,
  TYPED_APPLICATION,
  type TypedApplication,
} from './application-form.ts';
import { openForm } from './form-client.ts';
import { fileForm } from './library-files.ts';
import { publishedContent, type StaffClient } from './staff-client.ts';

const MESSAGE_PATH = '/bize-ulasin';
/** After a refusal: too much at once, or more invitations than are allowed in a minute. */
const REFUSED_PAUSE_MS = 100;

/** The n-th applicant of {@link makeWriters}. */
export const applicant = (n: number): TypedApplication => ({
  ...TYPED_APPLICATION,
  tcKimlikNo: identityNumber(n),
  email: `basvuran-${n}@posta.example`,
});
/** A name has no digits. */
export const senderName = (n: number) =>
  `Gönderen ${[...String(n)].map((digit) => 'abcdefghij'[Number(digit)]).join('')}`;
export const invitedEmail = (n: number) => `uye-${n}@ufuk.test`;

/** What each writer has sent and the server has acknowledged, by its number. */
export interface Acknowledged {
  /** Ids. */
  contents: Map<number, string>;
  /** Codes. */
  applications: Map<number, string>;
  messages: Set<number>;
  invitations: Set<number>;
  /** Ids, with the widths in which the picture is stored. */
  pictures: Map<number, StoredPicture>;
}

export interface StoredPicture {
  id: string;
  widths: number[];
}

/**
 * Users that write until the server at `origin` does not answer any more: contents, applications,
 * messages, invitations of colleagues, uploads. The server needs the settings of `FORM_SERVER`.
 */
export async function makeWriters(origin: string, staff: StaffClient) {
  const acknowledged: Acknowledged = {
    contents: new Map(),
    applications: new Map(),
    messages: new Set(),
    invitations: new Set(),
    pictures: new Map(),
  };
  const [applications, messages] = [
    await openForm(origin, APPLY_PATH),
    await openForm(origin, MESSAGE_PATH),
  ];
  let next = 0;
  /** Each answers whether the server has acknowledged. */
  const writers: ((n: number) => Promise<boolean>)[] = [
    async (n) => {
      const reply = await staff.call('POST', '/api/contents', publishedContent(`Kayıt ${n}`));
      const { data } = (await reply.json()) as { data?: { id: string } };
      if (reply.status === 201 && data) acknowledged.contents.set(n, data.id);
      return reply.status === 201;
    },
    async (n) => {
      const reply = await applications.send(applicant(n));
      const code = /kod=(B-[\w-]+)$/.exec(String(reply.headers.get('location')))?.[1];
      if (reply.status === 303 && code) acknowledged.applications.set(n, code);
      return reply.status === 303;
    },
    async (n) => {
      const reply = await messages.send({
        name: senderName(n),
        email: `gonderen-${n}@posta.example`,
        topic: 'other',
        text: 'Bir sorum var.',
      });
      if (reply.status === 303) acknowledged.messages.add(n);
      return reply.status === 303;
    },
    async (n) => {
      const person = { username: `uye-${n}`, email: invitedEmail(n), name: 'Üye', surname: 'Işık' };
      const reply = await staff.call('POST', '/api/auth/register', { ...person, role: 'editor' });
      if (reply.status === 201) acknowledged.invitations.add(n);
      return reply.status === 201;
    },
    async (n) => {
      const form = fileForm(await picture(n), `resim-${n}.png`);
      const reply = await staff.call('POST', '/api/media', form);
      const { data } = (await reply.json()) as { data?: StoredPicture };
      if (reply.status === 201 && data) acknowledged.pictures.set(n, data);
      return reply.status === 201;
    },
  ];
  return {
    acknowledged,
    /** Resolves when no writer is answered any more. Call it again after the next start. */
    async write(): Promise<void> {
      const work = async (one: (n: number) => Promise<boolean>) => {
        for (;;) {
          const isAcknowledged = await one(++next).catch(() => null);
          if (isAcknowledged === null) return;
          if (!isAcknowledged) await wait(REFUSED_PAUSE_MS);
        }
      };
      await Promise.all(writers.map(work));
    },
  };
}

/** The picture that the n-th upload sends. */
export const picture = (n: number) =>
  sharp({
    create: {
      width: 64,
      height: 48,
      channels: 3,
      background: { r: n & 255, g: (n >> 8) & 255, b: 90 },
    },
  })
    .png()
    .toBuffer();
