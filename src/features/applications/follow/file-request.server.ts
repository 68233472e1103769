import type { Operation } from '../../../platform/operation.server.ts';
import { fileRequest } from '../../privacy/operations.server.ts';
import type { RequestKind } from '../../privacy/schema.ts';
import { decryptSecrets } from '../secrets.server.ts';
import { addEvent } from '../timeline.server.ts';
import { changeByLink } from './change-by-link.server.ts';

/**
 * Files a request about the data of an application, in its applicant's name. Returns the code of the
 * request. Throws 409 `linkDead` or `tooManyRequestsOpen`.
 */
export async function fileByLink(
  op: Operation,
  { token, kind, text }: { token: string; kind: RequestKind; text: string },
): Promise<string> {
  let filed = '';
  await changeByLink(op, 'privacy', token, async (tx, row) => {
    const { id, code, locale, name, surname } = row;
    const { email } = decryptSecrets(op.keys, row, ['email']);
    const request = await fileRequest(tx, op, {
      ...{ kind, locale, email, text },
      name: `${name} ${surname}`,
      record: { kind: 'application', code },
    });
    filed = request.code;
    if (!request.isNew) return;
    const key = op.keys.recordKey(row.recordKey);
    const details = { did: 'filed', code: filed };
    await addEvent(tx, op, { id, key }, { kind: 'privacyRequest', details });
  });
  return filed;
}
