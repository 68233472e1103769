import { atMost, type Section } from '../report/table.ts';

/** The highest memory during a part, and what of it belongs to PostgreSQL, in MiB. */
export interface Peak {
  part: string;
  MiB: number;
  postgres: number;
}

const figuresOf = ({ MiB, postgres }: Peak) => ({
  MiB: Math.round(MiB),
  'of it PG': Math.round(postgres),
});

/** The highest memory during all parts that were run, and during each. */
export function peakSection(peaks: readonly Peak[]): Section {
  const highest = peaks.reduce((most, peak) => (peak.MiB > most.MiB ? peak : most));
  return {
    title: 'Memory under load',
    rows: [
      { name: 'peak', figures: figuresOf(highest), goal: atMost(320, highest.MiB, ' MiB') },
      ...peaks.map((peak) => ({ name: `  ${peak.part}`, figures: figuresOf(peak) })),
    ],
    notes: ['Node and PostgreSQL together (PSS), measured twice a second during the parts above.'],
  };
}
