import {
  bytesOfId,
  idOfBytes,
  readToken,
  signToken,
} from '../../../platform/signed-token.server.ts';

const PURPOSE = 'password-link';

/** What stands in an e-mail's link: a token that names the link's row. */
export const makeLinkToken = (key: Buffer, id: string): string =>
  signToken(key, PURPOSE, bytesOfId(id));

/** The id of the link's row; null for anything that this installation did not sign. */
export function readLinkToken(key: Buffer, token: string): string | null {
  const name = readToken(key, PURPOSE, 16, token);
  return name && idOfBytes(name);
}
