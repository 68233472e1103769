/**
 * The message of the first start to the operator. A password from ADMIN_PASSWORD is not shown: the
 * output of a start is often stored in a log.
 */
export const firstSignIn = (
  { email, password }: { email: string; password: string | null },
  url: string,
): string =>
  password === null
    ? `First sign-in: ${email} with the password from ADMIN_PASSWORD at ${url}/auth/login`
    : `First sign-in, shown only this once: ${email} / ${password} at ${url}/auth/login`;
