import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import { bytesOfId, idOfBytes, readToken, signToken } from '../../platform/signed-token.server.ts';

/** Public pages of applicants, as Turkish paths. */
export const FOLLOW_PATH = '/basvurum';
export const DENIAL_PATH = '/basvurum/ben-yapmadim';
export const COMPLETION_PATH = '/basvurum/tamamla';

/** The query parameter with the token of a link. */
export const TOKEN_PARAMETER = 't';
/** Every token of a link matches this; it is still checked. */
export const TOKEN_PATTERN = /^[\w-]{1,100}$/;

const ID_BYTES = 16;
const TIME_BYTES = 6;

/** What a link allows for one application. */
export type LinkPurpose = 'denial' | 'completion' | 'withdrawal';

const purposeOf = (purpose: LinkPurpose) => `application ${purpose}`;
/** The same in every process and after every rotation of the keys: an e-mail may be opened months later. */
const keyOf = (keys: Keyring) => keys.derive('application-links');

/** A token for this application and purpose, valid until `endsAt`; without it, for ever. */
export function makeLinkToken(
  keys: Keyring,
  purpose: LinkPurpose,
  id: string,
  endsAt: Date | null,
): string {
  const time = Buffer.alloc(TIME_BYTES);
  time.writeUIntBE(endsAt?.getTime() ?? 0, 0, TIME_BYTES);
  return signToken(keyOf(keys), purposeOf(purpose), Buffer.concat([bytesOfId(id), time]));
}

/** The id of the application; null if the token is not ours, for another purpose, or too old. */
export function readLinkToken(
  keys: Keyring,
  purpose: LinkPurpose,
  token: string,
  now: Date,
): string | null {
  const bytes = readToken(keyOf(keys), purposeOf(purpose), ID_BYTES + TIME_BYTES, token);
  if (!bytes) return null;
  const endsAt = bytes.readUIntBE(ID_BYTES, TIME_BYTES);
  return endsAt !== 0 && endsAt <= now.getTime() ? null : idOfBytes(bytes);
}
