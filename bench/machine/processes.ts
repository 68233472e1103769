import { readdirSync, readFileSync } from 'node:fs';

/** CPU seconds used so far. */
export interface CpuTime {
  /** Node, or another server. */
  program: number;
  postgres: number;
}

/** The kernel counts in hundredths of a second on every Linux that Node runs on. */
const TICKS = 100;

interface Stat {
  parent: number;
  name: string;
  /** Ticks of the process and of its ended child processes. */
  ticks: number;
}

function readStat(pid: number): Stat | null {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'utf8');
    const end = text.lastIndexOf(')');
    const fields = text
      .slice(end + 2)
      .split(' ')
      .map(Number);
    const ticks = [11, 12, 13, 14].reduce((sum, i) => sum + (fields[i] ?? 0), 0);
    return { parent: fields[1] ?? 0, name: text.slice(text.indexOf('(') + 1, end), ticks };
  } catch {
    return null;
  }
}

/** The processes and their running child processes. */
export function treeOf(roots: number[]): number[] {
  const children = new Map<number, number[]>();
  for (const entry of readdirSync('/proc')) {
    if (!/^\d+$/.test(entry)) continue;
    const stat = readStat(Number(entry));
    if (stat) children.set(stat.parent, [...(children.get(stat.parent) ?? []), Number(entry)]);
  }
  const found = new Set<number>();
  const waiting = [...roots];
  for (let pid = waiting.pop(); pid !== undefined; pid = waiting.pop()) {
    if (found.has(pid) || !readStat(pid)) continue;
    found.add(pid);
    waiting.push(...(children.get(pid) ?? []));
  }
  return [...found];
}

export function cpuOf(roots: number[]): CpuTime {
  const time: CpuTime = { program: 0, postgres: 0 };
  for (const pid of treeOf(roots)) {
    const stat = readStat(pid);
    if (stat) time[stat.name === 'postgres' ? 'postgres' : 'program'] += stat.ticks / TICKS;
  }
  return time;
}

/** In MiB. */
export interface Memory {
  program: number;
  postgres: number;
}

/**
 * Proportional memory (PSS): memory shared by several processes is divided among them. 0 if the kernel
 * does not provide it.
 */
export function memoryPartsOf(roots: number[], ignored: readonly number[] = []): Memory {
  const memory: Memory = { program: 0, postgres: 0 };
  for (const pid of treeOf(roots)) {
    const stat = readStat(pid);
    if (!stat || ignored.includes(pid)) continue;
    try {
      const text = readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8');
      const kilobytes = Number(/^Pss:\s+(\d+)/m.exec(text)?.[1] ?? 0);
      memory[stat.name === 'postgres' ? 'postgres' : 'program'] += kilobytes / 1024;
    } catch {
      // The process has ended.
    }
  }
  return memory;
}

/** Both parts together. */
export function memoryOf(roots: number[]): number {
  const { program, postgres } = memoryPartsOf(roots);
  return program + postgres;
}

/** CPU seconds that all processes of the machine have used since it started. */
export function machineCpu(): number {
  const line = readFileSync('/proc/stat', 'utf8').split('\n', 1)[0] ?? '';
  const [user = 0, nice = 0, system = 0, , , irq = 0, softirq = 0, steal = 0] = line
    .trim()
    .split(/\s+/)
    .slice(1)
    .map(Number);
  return (user + nice + system + irq + softirq + steal) / TICKS;
}
