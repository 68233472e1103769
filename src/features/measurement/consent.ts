import * as z from 'zod/mini';

/** Where the choice is made without a script. */
export const CONSENT_PATH = '/olcum-tercihi';

/** The cookie that carries a choice made there to the browser's scripts. */
export const CONSENT_COOKIE = 'app.consent';
/** After a year the question is asked again. */
export const CONSENT_VALID_S = 365 * 24 * 3600;

export const CHOICES = ['agreed', 'refused'] as const;
export type Choice = (typeof CHOICES)[number];

export const ConsentInput = z.strictObject({ choice: z.enum(CHOICES) });
