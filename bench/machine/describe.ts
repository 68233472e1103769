import { availableParallelism, cpus, totalmem } from 'node:os';

/** One line for the head of a report, so that figures are read beside where they come from. */
export function describeMachine(): string {
  const model = cpus()[0]?.model.trim() ?? 'unknown processor';
  const memory = Math.round(totalmem() / 1024 ** 3);
  return `${availableParallelism()} × ${model}, ${memory} GiB, ${process.platform}, Node ${process.versions.node}`;
}
