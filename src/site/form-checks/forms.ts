import type { FormInBrowser } from '../kit/forms/form-in-browser.ts';

/** The forms with `check`, by name. */
export const CHECKED_FORMS: Record<string, () => Promise<FormInBrowser>> = {
  apply: async () =>
    (await import('../../features/applications/form/in-browser.ts')).applyInBrowser,
};
