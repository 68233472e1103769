/** The longest accepted time, in ms, and the largest accepted shift. */
export const LONGEST_MS = 60_000;
export const GREATEST_SHIFT = 10;
/** Longest path in a report. */
export const LONGEST_PATH = 300;
/** Longest host in a report, with a port. */
export const LONGEST_HOST = 260;
