import type { Role } from './roles.ts';

/** An outside provider that signs people in. */
export interface Provider {
  kind: 'oidc';
  /** Its issuer address, from which the rest is discovered. */
  url: string;
  clientId: string;
  clientSecret: string | null;
  /** Claim of the ID token that names the groups or roles of a person: a text or a list of them. */
  roleClaim: string;
  /** Which value of the claim gives which role; the first role that fits, in the order of `ROLES`. */
  roles: Record<string, Role>;
}

/** Who signs people in: we ourselves, or a provider. */
export type Issuer = { kind: 'token' } | Provider;
export const OWN_ISSUER: Issuer = { kind: 'token' };

/** Pages that are there only while we sign people in ourselves. */
export const OWN_SIGN_IN_PATHS = [
  '/auth/login',
  '/auth/forgot-password',
  '/auth/set-password',
  '/auth/email',
];
