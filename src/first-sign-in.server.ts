import type { Issuer } from './platform/issuer.ts';

/**
 * The message of the first start to the operator. A password from ADMIN_PASSWORD is not shown: the
 * output of a start is often stored in a log. With an outside provider nobody enters a password here.
 */
export function firstSignIn(
  { email, password }: { email: string; password: string | null },
  url: string,
  issuer: Issuer,
): string {
  if (issuer.kind === 'oidc') return firstAtProvider(issuer, url);
  return password === null
    ? `First sign-in: ${email} with the password from ADMIN_PASSWORD at ${url}/auth/login`
    : `First sign-in, shown only this once: ${email} / ${password} at ${url}/auth/login`;
}

function firstAtProvider(
  { url: provider, roleClaim, roles }: Extract<Issuer, { kind: 'oidc' }>,
  url: string,
): string {
  const admins = Object.keys(roles).filter((value) => roles[value] === 'admin');
  const who =
    admins.length > 0
      ? `who has ${admins.map((value) => `"${value}"`).join(' or ')} in the claim "${roleClaim}" is an admin`
      : 'OIDC_ROLES gives nobody the role admin';
  return `First sign-in: open ${url}/dashboard and sign in at ${provider}; ${who}.`;
}
