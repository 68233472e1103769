import { expect, it } from 'vitest';
import { readAgainIn } from './when-due.ts';

const now = Date.parse('2026-11-28T09:00:00Z');
const scheduled = (publishedAt: string) => ({
  state: 'scheduled' as const,
  publishedAt,
  unpublishAt: null,
});

it('a content is read again when it was published or archived at its time', () => {
  const soon = scheduled('2026-11-28T09:01:00.000Z');
  const published = { ...soon, state: 'published' as const };
  expect(readAgainIn([soon], now)).toBe(60_500);
  expect(readAgainIn([published], now)).toBe(false);
  expect(readAgainIn([{ ...published, unpublishAt: '2026-11-28T09:00:30.000Z' }, soon], now)).toBe(
    30_500,
  );
  // The server is late: often, until it has done it.
  expect(readAgainIn([scheduled('2026-11-28T08:59:00.000Z')], now)).toBe(3_000);
  expect(readAgainIn([scheduled('2027-03-01T09:00:00.000Z')], now)).toBe(3_600_000);
  expect(readAgainIn([], now)).toBe(false);
});
