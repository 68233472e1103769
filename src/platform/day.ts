import * as z from 'zod/mini';

/**
 * A field with a day, `2026-11-20`. Limited to centuries that PostgreSQL and JavaScript write in the
 * same way.
 */
export const dayField = z.iso.date().check(z.refine((text) => /^2[01]/.test(text)));
