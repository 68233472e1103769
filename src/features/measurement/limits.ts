/** The longest accepted time, in ms, and the largest accepted shift. */
export const LONGEST_MS = 60_000;
export const GREATEST_SHIFT = 10;
/** Longest path in a report. */
export const LONGEST_PATH = 300;
