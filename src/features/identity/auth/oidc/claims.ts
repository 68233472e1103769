import type { Provider } from '../../../../platform/issuer.ts';
import { ROLES, type Role } from '../../../../platform/roles.ts';
import { withoutControls } from '../../../../platform/typed-text.ts';
import { ownFields } from '../../users/schema.ts';

/** The data about a user that we take from the provider. */
export interface Person {
  /** Issuer and subject: the only permanent identifier of a user at a provider. */
  subject: string;
  /** Empty if there is no valid address. */
  email: string;
  emailVerified: boolean;
  username: string;
  name: string;
  surname: string;
  /** Null if no group of this user has a role here. */
  role: Role | null;
}

/** Without control characters, because none of our fields accepts them. */
const textOf = (value: unknown, max: number): string =>
  typeof value === 'string' ? withoutControls(value).trim().slice(0, max).toWellFormed() : '';

/** The role from a claim: the highest of the roles that its values give. */
export function roleOf(provider: Provider, claims: Record<string, unknown>): Role | null {
  const value = claims[provider.roleClaim];
  const groups = new Set(Array.isArray(value) ? value : [value]);
  const roles = Object.entries(provider.roles)
    .filter(([group]) => groups.has(group))
    .map(([, role]) => role);
  return ROLES.find((role) => roles.includes(role)) ?? null;
}

export type Claims = Record<string, unknown>;

/** The claims about one user from both sources. */
export interface Told {
  idToken: Claims;
  /** Empty if the ID token is complete or the provider has no user info endpoint. */
  userInfo: Claims;
}

/** Claims that belong together: all of them are taken from one source. */
const EMAIL = ['email', 'email_verified'];
const NAMES = ['given_name', 'family_name', 'preferred_username'];

/**
 * The ID token if it contains all of `claims`; else user info if that contains them all; else the
 * first source that contains some. An address from one source and `email_verified` from the other
 * would mark an address as verified that is not.
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

/** Whether user info must be requested because claims are missing in the ID token. */
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
 * When this user last proved their identity to the provider. If the provider does not return the
 * time, the proof counts as new if a new sign-in was requested; otherwise the time is unknown.
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
