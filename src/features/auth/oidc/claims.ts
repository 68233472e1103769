import type { Provider } from '../../../platform/issuer.ts';
import { ROLES, type Role } from '../../../platform/roles.ts';
import { ownFields } from '../../users/schema.ts';

/** What the ID token says of a person, as far as we use it. */
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

/** Without what PostgreSQL cannot keep. */
const textOf = (value: unknown, max: number): string =>
  typeof value === 'string'
    ? value.replaceAll('\u0000', '').trim().slice(0, max).toWellFormed()
    : '';

/** The role that a claim gives: the most powerful one of those that its values name. */
export function roleOf(provider: Provider, claims: Record<string, unknown>): Role | null {
  const value = claims[provider.roleClaim];
  const groups = new Set(Array.isArray(value) ? value : [value]);
  const roles = Object.entries(provider.roles)
    .filter(([group]) => groups.has(group))
    .map(([, role]) => role);
  return ROLES.find((role) => roles.includes(role)) ?? null;
}

export function personOf(provider: Provider, claims: Record<string, unknown>): Person {
  const email = ownFields.email.safeParse(claims.email).data ?? '';
  return {
    subject: `${claims.iss} ${claims.sub}`,
    email,
    emailVerified: claims.email_verified === true,
    username: textOf(claims.preferred_username, 60),
    name: textOf(claims.given_name, 60),
    surname: textOf(claims.family_name, 60),
    role: roleOf(provider, claims),
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
