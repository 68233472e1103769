/**
 * How many times as much processor time `work` takes as `reference`, which is measured beside it. The
 * load of other programs does not change it.
 */
export function costRatio(work: () => void, reference: () => void): number {
  // A pause of the machine or of the garbage collector makes one of them slow, not all.
  const pairs = Array.from({ length: 3 }, () => [cpuTimeOf(reference), cpuTimeOf(work)] as const);
  return Math.min(...pairs.map(([, ms]) => ms)) / Math.min(...pairs.map(([ms]) => ms));
}

function cpuTimeOf(work: () => void): number {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1000;
}
