import type { Bench } from '../bench.ts';
import { atMost, type Section } from '../report/table.ts';

/** The highest memory during all parts that were run. */
export function measurePeak(bench: Bench): Section {
  const { peak } = bench.memory;
  return {
    title: 'Memory under load',
    rows: [{ name: 'peak', figures: { MiB: Math.round(peak) }, goal: atMost(320, peak, ' MiB') }],
    notes: ['Node and PostgreSQL together (PSS), measured twice a second during the parts above.'],
  };
}
