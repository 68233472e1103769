import { type ChangeEvent, useState } from 'react';
import { flushSync } from 'react-dom';

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
