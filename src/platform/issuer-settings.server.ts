import * as z from 'zod';
import { type Issuer, OWN_ISSUER } from './issuer.ts';
import { isThisMachine } from './network.server.ts';
import { ROLES, type Role } from './roles.ts';

/** `party-admins=admin, party-press=editor`; null if the text is invalid. */
function parseRoles(text: string): Record<string, Role> | null {
  const roles: Record<string, Role> = {};
  for (const pair of text.split(',')) {
    const [group = '', name = '', ...more] = pair.split('=').map((part) => part.trim());
    const role = ROLES.find((known) => known === name);
    if (!group || !role || more.length > 0) return null;
    roles[group] = role;
  }
  return roles;
}

/** Without TLS, anyone who controls a part of the network could become an administrator. */
const isSafe = (text: string) => {
  const url = URL.parse(text);
  return url?.protocol === 'https:' || (url?.protocol === 'http:' && isThisMachine(url.hostname));
};

/** The settings of the sign-in provider. */
export const ISSUER_VARIABLES = {
  AUTH_ISSUER: z.enum(['token', 'oidc'], { error: 'must be "token" or "oidc"' }).default('token'),
  OIDC_ISSUER: z.string().refine(isSafe, 'must be an address starting with https://').optional(),
  OIDC_CLIENT_ID: z.string().optional(),
  OIDC_CLIENT_SECRET: z.string().optional(),
  OIDC_ROLE_CLAIM: z.string().default('groups'),
  OIDC_ROLES: z
    .string()
    .refine(
      (text) => parseRoles(text) !== null,
      'must be pairs such as party-admins=admin, separated by commas; roles are admin, editor, user',
    )
    .optional(),
};
const Variables = z.object(ISSUER_VARIABLES);

/** The issuer, or the names of the settings that are missing for it. */
export function issuerOf(v: z.infer<typeof Variables>): Issuer | string[] {
  if (v.AUTH_ISSUER === 'token') return OWN_ISSUER;
  const needed = ['OIDC_ISSUER', 'OIDC_CLIENT_ID', 'OIDC_ROLES'] as const;
  const missing = needed.filter((name) => !v[name]);
  if (missing.length > 0) return missing;
  return {
    kind: 'oidc',
    url: v.OIDC_ISSUER ?? '',
    clientId: v.OIDC_CLIENT_ID ?? '',
    clientSecret: v.OIDC_CLIENT_SECRET ?? null,
    roleClaim: v.OIDC_ROLE_CLAIM,
    roles: parseRoles(v.OIDC_ROLES ?? '') ?? {},
  };
}
