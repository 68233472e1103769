/**
 * The clocks of several machines differ by less. What was stored later than this from now was stored
 * while the clock was ahead, and has been set back since.
 */
export const CLOCK_ERROR_MS = 10 * 60_000;

/** The latest time that can have been stored by now. */
export const latestStored = (now: Date): Date => new Date(now.getTime() + CLOCK_ERROR_MS);
