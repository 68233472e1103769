/**
 * The clocks of several machines differ by less. What was stored later than this from now was stored
 * while the clock was ahead, and has been set back since.
 */
export const CLOCK_ERROR_MS = 10 * 60_000;
