import {
  bytesOfId,
  idOfBytes,
  readToken,
  signToken,
} from '../../../platform/signed-token.server.ts';

const PURPOSE = 'password-link';

/** The token in the link of an e-mail: it identifies the link's row. */
export const makeLinkToken = (key: Buffer, id: string): string =>
  signToken(key, PURPOSE, bytesOfId(id));

/** The id of the link's row; null if this installation did not sign the token. */
export function readLinkToken(key: Buffer, token: string): string | null {
  const name = readToken(key, PURPOSE, 16, token);
  return name && idOfBytes(name);
}
