/**
 * The flags of `npm start` in package.json. At most 8 MB for each half of the young generation: half
 * the memory under load, at the same speed. At least as much: V8 makes it small again while little
 * is asked for, and then collects garbage five times as often once much is.
 */
export const V8_FLAGS = ['--min-semi-space-size=8', '--max-semi-space-size=8'];
