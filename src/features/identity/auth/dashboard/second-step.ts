/** Out of the authenticator app, or one of those that were kept on paper. */
export type CodeKind = 'app' | 'recovery';

/** Apps show their six digits in two groups, and that is how they are copied. */
export const plainCode = (kind: CodeKind, typed: string) =>
  kind === 'app' ? typed.replace(/\s/g, '') : typed.trim();

/** The text that says what is wrong with a code before it is sent. */
export function findCodeFault(kind: CodeKind, typed: string): string | null {
  const code = plainCode(kind, typed);
  if (kind === 'recovery') return code ? null : 'auth:code.recoveryRequired';
  if (!code) return 'auth:code.required';
  return /^\d{6}$/.test(code) ? null : 'auth:code.digits';
}
