import type { FormInBrowser } from '../kit/forms/form-in-browser.ts';

/** The forms with `check`, by name. */
export const CHECKED_FORMS: Record<string, () => Promise<FormInBrowser>> = {
  contact: async () =>
    (await import('../../features/messages/submit/in-browser.ts')).contactInBrowser,
  apply: async () =>
    (await import('../../features/applications/form/in-browser.ts')).applyInBrowser,
};
