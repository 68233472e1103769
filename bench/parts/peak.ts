import { atMost, type Section } from '../report/table.ts';

/** The highest memory (MiB) during all parts that were run, and during each. */
export function peakSection(peaks: ReadonlyMap<string, number>): Section {
  const peak = Math.max(...peaks.values());
  return {
    title: 'Memory under load',
    rows: [
      { name: 'peak', figures: { MiB: Math.round(peak) }, goal: atMost(320, peak, ' MiB') },
      ...[...peaks].map(([part, mib]) => ({
        name: `  ${part}`,
        figures: { MiB: Math.round(mib) },
      })),
    ],
    notes: ['Node and PostgreSQL together (PSS), measured twice a second during the parts above.'],
  };
}
