import type { State } from '../schema.ts';

interface Timed {
  state: State;
  publishedAt: string | null;
  unpublishAt: string | null;
}

/** The server publishes and archives within seconds; after its time, a content is read so often. */
const LATE = 3_000;
/** Timers of browsers overflow after 24 days, and computers sleep. */
const LONGEST = 3_600_000;

const momentsOf = ({ state, publishedAt, unpublishAt }: Timed) => [
  state === 'scheduled' ? publishedAt : null,
  state === 'published' ? unpublishAt : null,
];

/**
 * After how many milliseconds the contents are to be read again, because one of them is published or
 * archived by then; false if none has a time.
 */
export function readAgainIn(contents: readonly Timed[], now = Date.now()): number | false {
  const times = contents.flatMap(momentsOf).flatMap((moment) => moment ?? []);
  if (times.length === 0) return false;
  const next = Math.min(...times.map((moment) => Date.parse(moment))) - now;
  return Math.min(LONGEST, next > 0 ? next + 500 : LATE);
}
