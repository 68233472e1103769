import { existsSync, mkdirSync, readFileSync, rmdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = '/sys/fs/cgroup';

export interface MemoryLimit {
  /** A process writes its number into this file to be limited. */
  members: string;
  /** How many of its processes the kernel has killed for lack of memory. */
  killed(): number;
  remove(): void;
}

/** A control group with a memory limit; null if none can be created. Needs root. */
export function limitMemory(megabytes: number): MemoryLimit | null {
  const isSecond = existsSync(join(ROOT, 'cgroup.controllers'));
  const folder = join(ROOT, isSecond ? '' : 'memory', `ufuk-bench-${process.pid}`);
  const bytes = String(megabytes * 1024 * 1024);
  try {
    mkdirSync(folder);
    writeFileSync(join(folder, isSecond ? 'memory.max' : 'memory.limit_in_bytes'), bytes);
  } catch {
    return null;
  }
  return {
    members: join(folder, 'cgroup.procs'),
    killed: () => {
      const events = readFileSync(
        join(folder, isSecond ? 'memory.events' : 'memory.oom_control'),
        'utf8',
      );
      return Number(/^oom_kill (\d+)/m.exec(events)?.[1] ?? 0);
    },
    remove: () => rmdirSync(folder),
  };
}
