import type { Provider } from '../../../../platform/issuer.ts';
import { ROLES, type Role } from '../../../../platform/roles.ts';
import { withoutControls } from '../../../../platform/typed-text.ts';
import { ownFields } from '../../users/schema.ts';

/** What the provider says of a person, as far as we use it. */
export interface Person {
  /** Issuer and subject: the only lasting name of a person at a provider. */
  subject: string;
  /** Empty where there is none that could be written to. */
  email: string;
  emailVerified: boolean;
  username: string;
  name: string;
  surname: string;
  /** Null: no group of this person has a role here. */
  role: Role | null;
}

/** Without control characters, which none of our fields accepts. */
const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' ? withoutControls(value).trim().slice(0, max).toWellFormed() : '';

/** The role that a claim gives: the most powerful one of those that its values name. */
export function roleOf(provider: Provider, claims: Record<string, unknown>): Role | null {
  const value = claims[provider.roleClaim];
  const groups = new Set(Array.isArray(value) ? value : [value]);
  const roles = Object.entries(provider.roles)
    .filter(([group]) => groups.has(group))
    .map(([, role]) => role);
  return ROLES.find((role) => roles.includes(role)) ?? null;
}

export type Claims = Record<string, unknown>;

/** What is said of the same person in two places. */
export interface Told {
  idToken: Claims;
  /** Empty where nothing was missing from the ID token, or there is no such place. */
  userInfo: Claims;
}

/** Claims that mean something only together: all are taken from one place. */
const EMAIL = ['email', 'email_verified'];
const NAMES = ['given_name', 'family_name', 'preferred_username'];

/**
 * The ID token, where it holds all of `claims`; else user info, where it holds them all; else
 * whichever holds some. An address from the one and its `email_verified` from the other would prove
 * an address that nobody has verified.
 */
function sourceOf({ idToken, userInfo }: Told, claims: string[]): Claims {
  const places = [idToken, userInfo];
  const has = (place: Claims) => (claim: string) => place[claim] !== undefined;
  return (
    places.find((place) => claims.every(has(place))) ??
    places.find((place) => claims.some(has(place))) ??
    idToken
  );
}

/** Whether user info has to be asked: something is not in the ID token. */
export const isIncomplete = (provider: Provider, idToken: Claims): boolean =>
  [...EMAIL, provider.roleClaim].some((claim) => idToken[claim] === undefined);

export function personOf(provider: Provider, told: Told): Person {
  const address = sourceOf(told, EMAIL);
  const names = sourceOf(told, NAMES);
  return {
    subject: `${told.idToken.iss} ${told.idToken.sub}`,
    email: ownFields.email.safeParse(address.email).data ?? '',
    emailVerified: address.email_verified === true,
    username: textOf(names.preferred_username, 60),
    name: textOf(names.given_name, 60),
    surname: textOf(names.family_name, 60),
    role: roleOf(provider, sourceOf(told, [provider.roleClaim])),
  };
}

/**
 * When this person last proved to the provider who they are. A provider that does not say is
 * believed when it was asked to have them sign in anew; otherwise nobody knows.
 */
export function provedAt(
  claims: Record<string, unknown>,
  wasAskedAnew: boolean,
  now: Date,
): Date | null {
  const seconds = claims.auth_time;
  if (typeof seconds === 'number') return new Date(Math.min(seconds * 1000, now.getTime()));
  return wasAskedAnew ? now : null;
}
