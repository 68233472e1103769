import type { Keyring } from '../../platform/encryption/keyring.server.ts';
import { DEFAULT_LOCALE, LOCALES, localePath } from '../../platform/i18n/locales.ts';
import { bytesOfId, idOfBytes, readToken, signToken } from '../../platform/signed-token.server.ts';
import {
  COMPLETION_PATH,
  DENIAL_PATH,
  PRIVACY_PATH,
  TOKEN_PARAMETER,
  WITHDRAWAL_PATH,
} from './follow/followed.ts';

/** Every token of a link matches this; it is still checked. */
export const TOKEN_PATTERN = /^[\w-]{1,100}$/;

/** The token of a text that is one, or is a whole link that has it at its end. */
export const tokenIn = (pasted: string): string => pasted.trim().replace(/^.*[#?&]t=/s, '');

const ID_BYTES = 16;
const TIME_BYTES = 6;

/** What a link allows for one application. */
export type LinkPurpose = 'denial' | 'completion' | 'withdrawal' | 'privacy';

/** The pages that e-mails link: they can be opened without the token, and then ask for it. */
const OPENED_LINKS = ['denial', 'completion'] as const;
export type OpenedLink = (typeof OPENED_LINKS)[number];
export const isOpened = (purpose: LinkPurpose): purpose is OpenedLink =>
  OPENED_LINKS.some((one) => one === purpose);

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

/** `endsAt`: without it, the link is valid for ever. */
interface TokenLink {
  for: LinkPurpose;
  id: string;
  endsAt?: Date;
}

const tokenOf = (keys: Keyring, { for: purpose, id, endsAt }: TokenLink): string =>
  makeLinkToken(keys, purpose, id, endsAt ?? null);

/** From one of our pages to a page that acts on one application. */
export const tokenLink = (locale: string, keys: Keyring, link: TokenLink): string =>
  linkTo('', locale, PATHS[link.for], { [TOKEN_PARAMETER]: tokenOf(keys, link) });

/**
 * The same in an e-mail. Its secret is after the `#`: browsers send it to no server, so that no log
 * contains it. Links of older e-mails have it in the query.
 */
export const emailedTokenLink = (
  publicUrl: string,
  locale: string | undefined,
  keys: Keyring,
  link: TokenLink & { for: OpenedLink },
): string => {
  const page = linkTo(publicUrl, locale, PATHS[link.for], {}).slice(0, -1);
  return `${page}#${TOKEN_PARAMETER}=${tokenOf(keys, link)}`;
};
