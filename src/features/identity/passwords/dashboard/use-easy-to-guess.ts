import { useDeferredValue, useEffect, useState } from 'react';
import type { isEasyToGuess } from '../strength.ts';

/**
 * Whether a password is easy to guess, as the server decides it. The dictionary is loaded with the
 * first password that is not empty; until it is there, the answer is no.
 */
export function useEasyToGuess(password: string, personal: readonly string[]): boolean {
  const [check, setCheck] = useState<typeof isEasyToGuess>();
  // Typing goes before checking.
  const latest = useDeferredValue(password);
  const isNeeded = password !== '';
  useEffect(() => {
    if (!isNeeded) return;
    // If it cannot be loaded, the server still checks.
    import('../strength.ts').then(
      (strength) => setCheck(() => strength.isEasyToGuess),
      () => {},
    );
  }, [isNeeded]);
  return check !== undefined && latest !== '' && check(latest, personal);
}
