import { cpuOf, machineCpu } from '../machine/processes.ts';

/** In seconds. */
export interface UsedCpu {
  program: number;
  postgres: number;
  /** How many cores other programs than the server and this one used. */
  foreignCores: number;
}

/** Begins to measure; the returned function returns the processor time since then. */
export function measureCpu(serverPid: number): () => UsedCpu {
  const before = read(serverPid);
  return () => {
    const after = read(serverPid);
    const program = after.program - before.program;
    const postgres = after.postgres - before.postgres;
    const others = after.machine - before.machine - program - postgres - (after.own - before.own);
    return { program, postgres, foreignCores: Math.max(0, others / (after.at - before.at)) };
  };
}

function read(serverPid: number) {
  const { user, system } = process.cpuUsage();
  return {
    ...cpuOf([serverPid]),
    own: (user + system) / 1e6,
    machine: machineCpu(),
    at: performance.now() / 1000,
  };
}
