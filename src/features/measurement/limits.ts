/** Longest time that is believed, in ms, and the greatest shift. */
export const LONGEST_MS = 60_000;
export const GREATEST_SHIFT = 10;
/** Longest path a report may name. */
export const LONGEST_PATH = 300;
