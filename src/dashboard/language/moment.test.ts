import { describe, expect, it } from 'vitest';
import { shortAgo } from './moment.ts';

const NOW = new Date('2026-11-20T06:00:00Z');
const at = (iso: string) => shortAgo('tr', new Date(iso), NOW);

describe('how long ago something was', () => {
  it.each([
    ['2026-11-20T05:59:30Z', 'şimdi'],
    ['2026-11-20T05:48:00Z', '12 dk. önce'],
    ['2026-11-20T03:00:00Z', '3 sa. önce'],
    ['2026-11-19T05:00:00Z', 'dün'],
    ['2026-11-16T09:00:00Z', '4 gün önce'],
    ['2026-11-01T09:00:00Z', '2 hf. önce'],
    ['2026-03-10T09:00:00Z', '8 ay önce'],
    ['2026-10-15T09:00:00Z', '1 ay önce'],
    ['2024-10-15T09:00:00Z', '2 yıl önce'],
  ])('%s', (iso, said) => expect(at(iso)).toBe(said));

  it('counts the days of Istanbul’s calendar', () => {
    // Just before and just after midnight in Istanbul, two days before.
    expect(at('2026-11-18T21:30:00Z')).toBe('dün');
    expect(at('2026-11-18T20:30:00Z')).toBe('2 gün önce');
  });

  it('never says that something is still to come', () => {
    expect(at('2026-11-20T06:05:00Z')).toBe('şimdi');
  });

  it('speaks the language of the page', () => {
    const date = new Date('2026-11-20T05:48:00Z');
    expect(shortAgo('de', date, NOW)).toBe('vor 12 Min.');
    expect(shortAgo('es', date, NOW)).toBe('hace 12 min');
  });
});
