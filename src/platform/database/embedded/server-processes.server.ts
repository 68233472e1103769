import { execFile } from 'node:child_process';
import { readdir, readFile } from 'node:fs/promises';
import { promisify } from 'node:util';

interface Process {
  pid: number;
  parent: number;
  command: string;
}

/** The process of a server that runs in this cluster, found without its files; null: there is none. */
export async function findServerProcess(cluster: string): Promise<number | null> {
  const all = await listProcesses();
  // Only the server itself has these arguments; the processes that it started show their task instead.
  const found = all.find(({ command }) => command.includes(`postgres -D ${cluster} `));
  return found?.pid ?? null;
}

/** Whether the server has a connection: a running Ufuk always has one. */
export async function hasConnections(server: number): Promise<boolean> {
  const all = await listProcesses();
  return all.some(({ parent, command }) => parent === server && command.includes(' [local] '));
}

async function listProcesses(): Promise<Process[]> {
  const names = await readdir('/proc').catch(() => null);
  if (!names) return listWithPs();
  const found = await Promise.all(names.filter((name) => /^\d+$/.test(name)).map(readProcess));
  return found.filter((one) => one !== null);
}

async function readProcess(name: string): Promise<Process | null> {
  try {
    const command = await readFile(`/proc/${name}/cmdline`, 'utf8');
    const stat = await readFile(`/proc/${name}/stat`, 'utf8');
    // State and parent follow the name, which may contain any character.
    const parent = Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
    return { pid: Number(name), parent, command: command.replaceAll('\0', ' ') };
  } catch {
    // It ended meanwhile.
    return null;
  }
}

/** For systems without /proc, such as macOS. */
async function listWithPs(): Promise<Process[]> {
  const { stdout } = await promisify(execFile)('ps', ['-axwwo', 'pid=,ppid=,command=']);
  return stdout.split('\n').flatMap((line) => {
    const match = /^\s*(\d+)\s+(\d+)\s+(.*)$/.exec(line);
    return match
      ? [{ pid: Number(match[1]), parent: Number(match[2]), command: `${match[3]} ` }]
      : [];
  });
}
