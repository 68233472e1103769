import * as z from 'zod/mini';

/** The page for the choice without JavaScript. */
export const CONSENT_PATH = '/olcum-tercihi';

/** The cookie that passes a choice from that page to the scripts of other pages. */
export const CONSENT_COOKIE = 'app.consent';
/** After a year the question is asked again. */
export const CONSENT_VALID_S = 365 * 24 * 3600;

export const CHOICES = ['agreed', 'refused'] as const;
export type Choice = (typeof CHOICES)[number];

export const ConsentInput = z.strictObject({ choice: z.enum(CHOICES) });
