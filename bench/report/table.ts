import type { Measured } from '../load/measure.ts';

export interface Goal {
  /** As text: "≥ 0.75", "≤ 1 s". */
  wanted: string;
  met: boolean;
}

export interface Row {
  name: string;
  /** The figures by column, ready to be shown. */
  figures: Record<string, number | string>;
  goal?: Goal;
}

export interface Section {
  title: string;
  rows: Row[];
  notes: string[];
}

export const atLeast = (wanted: number, got: number, unit = ''): Goal => ({
  wanted: `≥ ${show(wanted)}${unit}`,
  met: got >= wanted,
});
export const atMost = (wanted: number, got: number, unit = ''): Goal => ({
  wanted: `≤ ${show(wanted)}${unit}`,
  met: got <= wanted,
});

/** Numbers with their meaningful digits only. */
export function show(value: number | string): string {
  if (typeof value === 'string') return value;
  if (!Number.isFinite(value)) return '–';
  if (Number.isInteger(value) || Math.abs(value) >= 1000) {
    return Math.round(value).toLocaleString('en');
  }
  return value.toFixed(Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2);
}

/** A section as aligned text. */
export function tableOf({ title, rows, notes }: Section): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row.figures)))];
  const withGoals = rows.some((row) => row.goal);
  const lines = [
    ['', ...columns, ...(withGoals ? ['goal', ''] : [])],
    ...rows.map(({ name, figures, goal }) => [
      name,
      ...columns.map((column) => show(figures[column] ?? '')),
      ...(withGoals ? [goal?.wanted ?? '', goal ? (goal.met ? 'met' : 'MISSED') : ''] : []),
    ]),
  ];
  const widths = (lines[0] ?? []).map((_, i) =>
    Math.max(...lines.map((line) => line[i]?.length ?? 0)),
  );
  const text = lines.map((line) =>
    line
      .map((cell, i) => (i === 0 ? cell.padEnd(widths[i] ?? 0) : cell.padStart(widths[i] ?? 0)))
      .join('  ')
      .trimEnd(),
  );
  return [`\n── ${title}`, ...text, ...notes.map((note) => `   ${note}`)].join('\n');
}

/** The columns of all load measurements. */
export function loadFigures(run: Measured, bytes?: number): Record<string, number | string> {
  return {
    'req/s': Math.round(run.requestsPerSecond),
    'p50 ms': run.p50,
    'p99 ms': run.p99,
    'CPU µs': Math.round(run.cpuPerRequest),
    'of it PG': Math.round(run.postgresPerRequest),
    'req/CPU s': Math.round(run.requestsPerCpuSecond),
    ...(bytes === undefined ? {} : { bytes }),
    'foreign cores': run.foreignCores,
    ...(run.bad > 0 ? { 'BAD ANSWERS': run.bad } : {}),
  };
}
