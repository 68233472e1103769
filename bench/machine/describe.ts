import { availableParallelism, cpus, totalmem } from 'node:os';

/** One line about the machine, for the head of a report. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} × ${model}, ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
}
