import { describe, expect, it } from 'vitest';
import { relativeTime, timeAgo } from './moment.ts';

const NOW = new Date('2026-11-20T06:00:00Z');

describe('a time relative to now', () => {
  it.each([
    ['2026-11-20T05:59:30Z', '30s ago', '30 sn. önce', 'vor 30 Sek.', 'hace 30 s'],
    ['2026-11-20T05:48:00Z', '12m ago', '12 dk. önce', 'vor 12 Min.', 'hace 12 min'],
    ['2026-11-20T03:00:00Z', '3h ago', '3 sa. önce', 'vor 3 Std.', 'hace 3 h'],
    ['2026-11-16T09:00:00Z', '4d ago', '4 gün önce', 'vor 4 Tagen', 'hace 4 d'],
    ['2026-11-01T09:00:00Z', '2w ago', '2 hf. önce', 'vor 2 Wochen', 'hace 2 sem.'],
    ['2026-03-10T09:00:00Z', '36w ago', '36 hf. önce', 'vor 36 Wochen', 'hace 36 sem.'],
    ['2024-10-15T09:00:00Z', '2y ago', '2 yıl önce', 'vor 2 Jahren', 'hace 2 a'],
    ['2026-11-20T06:00:40Z', 'in 40s', '40 sn. sonra', 'in 40 Sek.', 'dentro de 40 s'],
    ['2026-11-20T06:05:00Z', 'in 5m', '5 dk. sonra', 'in 5 Min.', 'dentro de 5 min'],
    ['2026-11-20T08:00:00Z', 'in 2h', '2 sa. sonra', 'in 2 Std.', 'dentro de 2 h'],
    ['2026-11-23T06:00:00Z', 'in 3d', '3 gün sonra', 'in 3 Tagen', 'dentro de 3 d'],
    ['2026-12-20T06:00:00Z', 'in 4w', '4 hf. sonra', 'in 4 Wochen', 'dentro de 4 sem.'],
    ['2028-11-20T06:00:00Z', 'in 2y', '2 yıl sonra', 'in 2 Jahren', 'dentro de 2 a'],
  ])('%s', (iso, en, tr, de, es) => {
    const date = new Date(iso);
    expect((['en', 'tr', 'de', 'es'] as const).map((at) => relativeTime(at, date, NOW))).toEqual([
      en,
      tr,
      de,
      es,
    ]);
  });

  it('counts calendar days in Istanbul', () => {
    // Just before and just after midnight in Istanbul, two days before.
    expect(timeAgo('tr', new Date('2026-11-18T21:30:00Z'), NOW)).toBe('1 gün önce');
    expect(timeAgo('tr', new Date('2026-11-18T20:30:00Z'), NOW)).toBe('2 gün önce');
  });

  it('is never in the future for a time in the past', () => {
    expect(timeAgo('tr', new Date('2026-11-20T06:05:00Z'), NOW)).toBe('şimdi');
    expect(timeAgo('en', NOW, NOW)).toBe('now');
  });
});
