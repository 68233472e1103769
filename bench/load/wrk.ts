import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { CLIENT_CORE, canPin } from '../machine/machine.ts';
import type { Figures, Load, Target } from './measure.ts';

export const WRK = ['/usr/bin/wrk', '/usr/local/bin/wrk'].find(existsSync);

/** Where the next run begins in a list of addresses. */
const beginnings = new WeakMap<readonly string[], number>();

/**
 * One run of `wrk` with one thread. It goes on where the last run with the same list of addresses
 * ended, so that all other addresses of a list are requested before one is requested again.
 */
export async function runWrk(origin: string, target: Target, load: Load): Promise<Figures> {
  const script = join(tmpdir(), `ufuk-bench-${process.pid}.lua`);
  const beginning = beginnings.get(target.paths) ?? 0;
  await writeFile(script, luaOf(target, beginning));
  const args = [
    '-t1',
    `-c${load.connections}`,
    `-d${load.seconds}s`,
    '--timeout',
    '30s',
    '--latency',
  ];
  const priority = load.lowPriority ? ['nice', '-n', '19'] : [];
  const command = [...priority, WRK as string, ...args, '-s', script, origin];
  const pinned = canPin ? ['taskset', '-c', String(CLIENT_CORE), ...command] : command;
  const child = spawn(pinned[0] as string, pinned.slice(1), {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  child.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
  });
  await once(child, 'close');
  await rm(script);
  const figures = readOutput(output);
  beginnings.set(target.paths, (beginning + figures.requests) % target.paths.length);
  return figures;
}

const NETWORK_OF_ITS_OWN =
  'wrk.headers["X-Forwarded-For"] = string.format("10.1.%d.%d", n / 250, n % 250)';

function luaOf(target: Target, beginning: number): string {
  const method = target.method ?? 'GET';
  const headers = Object.entries(target.headers ?? {})
    .map(([name, value]) => `wrk.headers[${lua(name)}] = ${lua(value)}`)
    .join('\n');
  if (target.body !== undefined) {
    const [before = '', after = ''] = target.body.split('{{n}}');
    // The time makes the numbers of one run different from those of the next.
    return `${headers}
local n = ${Date.now() % 1e9} * 1000
request = function()
  n = n + 1
  return wrk.format(${lua(method)}, ${lua(target.paths[0] ?? '/')}, nil, ${lua(before)} .. string.format("%d", n) .. ${lua(after)})
end`;
  }
  // Requests are prepared once, so that the client needs no processor time for them.
  return `${headers}
local paths = { ${target.paths.map(lua).join(',')} }
local ready, i = {}, ${beginning}
init = function() for n, path in ipairs(paths) do
  ${target.fromManyNetworks ? NETWORK_OF_ITS_OWN : ''}
  ready[n] = wrk.format(${lua(method)}, path)
end end
request = function() i = i % #ready + 1; return ready[i] end`;
}

/** A Lua string; JSON strings differ only in escapes that are not used here. */
const lua = (text: string) => JSON.stringify(text);

const UNITS: Record<string, number> = { us: 0.001, ms: 1, s: 1000, m: 60_000 };

function readOutput(output: string): Figures {
  const latency = (share: number) => {
    const [, value, unit] = new RegExp(`${share}%\\s+([\\d.]+)(us|ms|s|m)`).exec(output) ?? [];
    return Number(value) * (UNITS[unit ?? 'ms'] ?? Number.NaN);
  };
  const [, requests, seconds, unit] = /(\d+) requests in ([\d.]+)(ms|s|m)/.exec(output) ?? [];
  if (requests === undefined) throw new Error(`The output of wrk is not as expected:\n${output}`);
  const broken = /Socket errors: connect (\d+), read (\d+), write (\d+), timeout (\d+)/.exec(
    output,
  );
  const refused = Number(/Non-2xx or 3xx responses: (\d+)/.exec(output)?.[1] ?? 0);
  return {
    requests: Number(requests),
    seconds: (Number(seconds) * (UNITS[unit ?? 's'] ?? 1000)) / 1000,
    p50: latency(50),
    p99: latency(99),
    bad: refused + (broken?.slice(1).reduce((sum, n) => sum + Number(n), 0) ?? 0),
  };
}
