import { useDeferredValue, useEffect, useState } from 'react';
import type { isEasyToGuess } from '../strength.ts';

/**
 * Whether a password is easy to guess, with the same check as on the server. The dictionary is
 * loaded with the first password that is not empty; until then, the result is false.
 */
export function useEasyToGuess(password: string, personal: readonly string[]): boolean {
  const [check, setCheck] = useState<typeof isEasyToGuess>();
  // The check must not slow down typing.
  const latest = useDeferredValue(password);
  const isNeeded = password !== '';
  useEffect(() => {
    if (!isNeeded) return;
    // If loading fails, the server still checks the password.
    import('../strength.ts').then(
      (strength) => setCheck(() => strength.isEasyToGuess),
      () => {},
    );
  }, [isNeeded]);
  return check !== undefined && latest !== '' && check(latest, personal);
}
