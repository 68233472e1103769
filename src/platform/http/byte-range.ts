/** The first and the last byte, both included. */
export interface ByteRange {
  start: number;
  end: number;
}

/**
 * Parses a `Range` header for a file of `size` bytes. Null without a range, for several ranges and for
 * an invalid header: the whole file is a valid answer to each. `impossible` is answered with 416.
 */
export function readRange(
  header: string | undefined,
  size: number,
): ByteRange | 'impossible' | null {
  const match = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '');
  if (!match) return null;
  const [, from = '', to = ''] = match;
  if (from === '' && to === '') return null;
  if (from === '') {
    const last = Number(to);
    return last === 0 || size === 0
      ? 'impossible'
      : { start: Math.max(0, size - last), end: size - 1 };
  }
  const start = Number(from);
  if (to !== '' && Number(to) < start) return null;
  if (start >= size) return 'impossible';
  return { start, end: to === '' ? size - 1 : Math.min(Number(to), size - 1) };
}
