import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';
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

/**
 * Sends the form as soon as the six digits of an app are complete, typed or pasted. After a first
 * fault only the user sends it, because on the way to a correction the field may be complete several times.
 * @param attempt of {@link useSubmit}; the hook is called where the field is first shown
 */
export function useSentWhenComplete(attempt: number) {
  const [first] = useState(attempt);
  return ({ currentTarget: input }: ChangeEvent<HTMLInputElement>, set: (code: string) => void) => {
    // The form is sent with the values of the last rendering.
    flushSync(() => set(input.value));
    if (attempt === first && /^\d{6}$/.test(input.value.replace(/\s/g, '')))
      input.form?.requestSubmit();
  };
}
