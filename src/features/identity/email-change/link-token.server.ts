import {
  bytesOfId,
  idOfBytes,
  readToken,
  signToken,
} from '../../../platform/signed-token.server.ts';
import type { EmailLinkReply } from './schema.ts';

type Does = EmailLinkReply['does'];
const PURPOSES: Record<Does, string> = { confirm: 'email-confirm', cancel: 'email-cancel' };

/** The token in a link: it is valid for one purpose and identifies a row. */
export const makeEmailToken = (key: Buffer, does: Does, id: string): string =>
  signToken(key, PURPOSES[does], bytesOfId(id));

/** The action of a link and the id in it; null if this installation did not sign the token. */
export function readEmailToken(key: Buffer, token: string): { does: Does; id: string } | null {
  for (const does of ['confirm', 'cancel'] as const) {
    const name = readToken(key, PURPOSES[does], 16, token);
    if (name) return { does, id: idOfBytes(name) };
  }
  return null;
}
