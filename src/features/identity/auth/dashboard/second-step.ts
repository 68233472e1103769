/** A code of the authenticator app, or a recovery code. */
export type CodeKind = 'app' | 'recovery';

/** Apps show the six digits in two groups, so copied codes contain a space. */
export const plainCode = (kind: CodeKind, typed: string) =>
  kind === 'app' ? typed.replace(/\s/g, '') : typed.trim();

/**
 * The key of the text that explains an invalid code before it is sent; null if there is no fault.
 */
export function findCodeFault(kind: CodeKind, typed: string): string | null {
  const code = plainCode(kind, typed);
  if (kind === 'recovery') return code ? null : 'auth:code.recoveryRequired';
  if (!code) return 'auth:code.required';
  return /^\d{6}$/.test(code) ? null : 'auth:code.digits';
}
