import type { Role } from './roles.ts';

/** An outside provider that signs users in. */
export interface Provider {
  kind: 'oidc';
  /** Its issuer address, under which its other settings are discovered. */
  url: string;
  clientId: string;
  clientSecret: string | null;
  /** Claim of the ID token that contains the groups or roles of a user: a text or a list of texts. */
  roleClaim: string;
  /** The role of each value of the claim. If several apply, the first in the order of `ROLES` counts. */
  roles: Record<string, Role>;
}

/** Which system signs users in: this product, or a provider. */
export type Issuer = { kind: 'token' } | Provider;
export const OWN_ISSUER: Issuer = { kind: 'token' };

/** Pages that exist only without an outside provider. */
export const OWN_SIGN_IN_PATHS = [
  '/auth/login',
  '/auth/forgot-password',
  '/auth/set-password',
  '/auth/email',
];
