import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import { DEFAULT_LOCALE, LOCALES, localePath } from '../../platform/i18n/locales.ts';
import { bytesOfId, idOfBytes, readToken, signToken } from '../../platform/signed-token.server.ts';
import {
  COMPLETION_PATH,
  DENIAL_PATH,
  PRIVACY_PATH,
  TOKEN_PARAMETER,
  WITHDRAWAL_PATH,
} from './follow/paths.ts';

/** Every token of a link matches this; it is still checked. */
export const TOKEN_PATTERN = /^[\w-]{1,100}$/;

const ID_BYTES = 16;
const TIME_BYTES = 6;

/** What a link allows for one application. */
export type LinkPurpose = 'denial' | 'completion' | 'withdrawal' | 'privacy';

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

const PATHS: Record<LinkPurpose, string> = {
  denial: DENIAL_PATH,
  completion: COMPLETION_PATH,
  withdrawal: WITHDRAWAL_PATH,
  privacy: PRIVACY_PATH,
};

/** The whole address of a page, in this language; an unknown one is the default language. */
export function linkTo(
  publicUrl: string,
  locale: string | undefined,
  path: string,
  query: Record<string, string>,
): string {
  const known = LOCALES.find((one) => one === locale) ?? DEFAULT_LOCALE;
  return `${publicUrl}${localePath(known, path)}?${new URLSearchParams(query)}`;
}

/** The address of a page that acts on one application. It is valid for ever without `endsAt`. */
export const tokenLink = (
  publicUrl: string,
  locale: string | undefined,
  keys: Keyring,
  link: { for: LinkPurpose; id: string; endsAt?: Date },
): string =>
  linkTo(publicUrl, locale, PATHS[link.for], {
    [TOKEN_PARAMETER]: makeLinkToken(keys, link.for, link.id, link.endsAt ?? null),
  });
