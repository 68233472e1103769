import type { Say } from '../../../../dashboard/kit/form/resolver.ts';
import { compactCode } from '../../../../platform/pasted-text.ts';

/** A code of the authenticator app, or a recovery code. */
export type CodeKind = 'app' | 'recovery';

/** Apps show the six digits in two groups, so copied codes contain a space. */
export const plainCode = (kind: CodeKind, typed: string) =>
  kind === 'app' ? compactCode(typed) : typed.trim();

/** Explains an invalid code before it is sent; null if there is no fault. */
export function findCodeFault(t: Say, kind: CodeKind, typed: string): string | null {
  const code = plainCode(kind, typed);
  const label = kind === 'recovery' ? 'auth:code.recoveryLabel' : 'auth:code.label';
  if (!code) return t('dashboard:validation.required', { field: t(label) });
  return kind === 'recovery' || /^\d{6}$/.test(code) ? null : t('auth:code.digits');
}
