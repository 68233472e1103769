import { describe, expect, it } from 'vitest';
import { decide, type Plan, planOf } from './plan.ts';

const now = new Date('2026-11-20T12:00:30+03:00');
const NONE = { publishedAt: null, unpublishAt: null };
const plan = (change: Partial<Plan>): Plan => ({ ...planOf(NONE, false, now), ...change });

describe('the plan of a publication', () => {
  it('publishes now if no date is chosen', () => {
    expect(decide(plan({}), NONE, now)).toEqual({ target: 'published', dates: NONE });
    expect(plan({}).at).toEqual({ day: '2026-11-21', time: '09:00' });
  });

  it('schedules a time in the future, in the time of Istanbul', () => {
    const at = { day: '2026-11-23', time: '09:30' };
    expect(decide(plan({ when: 'at', at }), NONE, now)).toEqual({
      target: 'scheduled',
      dates: { publishedAt: '2026-11-23T06:30:00.000Z', unpublishAt: null },
    });
  });

  it('publishes at once with a date in the past', () => {
    const at = { day: '2020-01-02', time: '00:00' };
    expect(decide(plan({ when: 'at', at }), NONE, now)).toEqual({
      target: 'published',
      dates: { publishedAt: '2020-01-01T21:00:00.000Z', unpublishAt: null },
    });
  });

  it('keeps the seconds of a date that was not changed', () => {
    const dates = { publishedAt: '2026-11-19T08:15:42.123Z', unpublishAt: null };
    const opened = planOf(dates, true, now);
    expect(opened).toMatchObject({ when: 'at', at: { day: '2026-11-19', time: '11:15' } });
    expect(decide(opened, dates, now)).toEqual({ target: 'published', dates });
  });

  it('refuses an empty date and an end that is not after the publication', () => {
    const at = { day: '2026-11-23', time: '09:30' };
    const end = { day: '2026-11-23', time: '09:30' };
    expect(decide(plan({ when: 'at', at: { ...at, time: '' } }), NONE, now)).toEqual({
      faults: { at: 'missing' },
    });
    expect(decide(plan({ when: 'at', at, ends: true, end }), NONE, now)).toEqual({
      faults: { end: 'past' },
    });
    expect(decide(plan({ ends: true, end: { ...end, day: '' } }), NONE, now)).toEqual({
      faults: { end: 'missing' },
    });
    expect(decide(plan({ ends: true, end }), NONE, now)).toEqual({
      target: 'published',
      dates: { publishedAt: null, unpublishAt: '2026-11-23T06:30:00.000Z' },
    });
  });
});
