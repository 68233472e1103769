import type { Bench } from '../bench.ts';
import { atMost, type Section } from '../report/table.ts';

/** The most memory that was seen during all of the parts that ran. */
export function measurePeak(bench: Bench): Section {
  const { peak } = bench.memory;
  return {
    title: 'Memory under load',
    rows: [{ name: 'peak', figures: { MiB: Math.round(peak) }, goal: atMost(320, peak, ' MiB') }],
    notes: ['Node and PostgreSQL together (PSS), looked at twice a second during the parts above.'],
  };
}
