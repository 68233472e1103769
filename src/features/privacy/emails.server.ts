import { eq } from 'drizzle-orm';
import type { EmailKind } from '../../platform/mail/email.server.ts';
import type { Operation } from '../../platform/operation.server.ts';
import { privacyRequests, REQUEST_FIELDS } from './tables.server.ts';

/** The answer to a request. Its job has only an id; the texts are decrypted when it is sent. */
export const privacyEmails: Record<string, EmailKind> = {
  privacyAnswer: {
    texts: 'privacyEmails',
    placeholders: {
      code: 'K-7K4M-9XQ2',
      answer: 'Soyadınız kayıtlarımızda düzeltildi.',
    },
    isDated: true,
    hasAction: false,
    async read(op, { id = '' }) {
      const [row] = await op.db.select().from(privacyRequests).where(eq(privacyRequests.id, id));
      if (!row?.answer || !row.recordKey) return null;
      const key = op.keys.recordKey(row.recordKey);
      const email = key.decrypt(REQUEST_FIELDS.email, id, row.email);
      if (!email) return null;
      return {
        to: { email, name: key.decrypt(REQUEST_FIELDS.name, id, row.name) },
        values: { code: row.code },
        texts: { answer: key.decrypt(REQUEST_FIELDS.answer, id, row.answer) },
      };
    },
    // A failed e-mail may be tried again later.
    sent: (op, { id = '' }) => setFailedAt(op, id, null),
    failed: (op, { id = '' }) => setFailedAt(op, id, op.now),
  },
};

async function setFailedAt({ db }: Operation, id: string, answerFailedAt: Date | null) {
  await db.update(privacyRequests).set({ answerFailedAt }).where(eq(privacyRequests.id, id));
}
