import {
  bytesOfId,
  idOfBytes,
  readToken,
  signToken,
} from '../../../platform/signed-token.server.ts';
import type { EmailLinkReply } from './schema.ts';

type Does = EmailLinkReply['does'];
const PURPOSES: Record<Does, string> = { confirm: 'email-confirm', cancel: 'email-cancel' };

/** What stands in a link: a token that is good for one purpose and names a row. */
export const makeEmailToken = (key: Buffer, does: Does, id: string): string =>
  signToken(key, PURPOSES[does], bytesOfId(id));

/** What a link does and the id that it names; null for anything that this installation did not sign. */
export function readEmailToken(key: Buffer, token: string): { does: Does; id: string } | null {
  for (const does of ['confirm', 'cancel'] as const) {
    const name = readToken(key, PURPOSES[does], 16, token);
    if (name) return { does, id: idOfBytes(name) };
  }
  return null;
}
