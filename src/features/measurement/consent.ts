import * as z from 'zod/mini';

/** The page on which a visitor without JavaScript chooses. */
export const CONSENT_PATH = '/olcum-tercihi';

/** The cookie with a choice from that page; the scripts of other pages read it. */
export const CONSENT_COOKIE = 'app.consent';
/** After a year the question is asked again. */
export const CONSENT_VALID_S = 365 * 24 * 3600;

export const CHOICES = ['agreed', 'refused'] as const;
export type Choice = (typeof CHOICES)[number];

export const ConsentInput = z.strictObject({ choice: z.enum(CHOICES) });
