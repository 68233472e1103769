import { execFileSync } from 'node:child_process';
import { expect, it } from 'vitest';

const MODULE = new URL('./machine-limits.server.ts', import.meta.url).href;

/** The result of the check in a process with this limit on open files. */
function ask(limit: number, connections: number): unknown {
  const program = `const { missingOpenFiles } = await import('${MODULE}');
    console.log(JSON.stringify(await missingOpenFiles(${connections})));`;
  const script = `ulimit -n ${limit} && exec "$0" --input-type=module -e "$1"`;
  return JSON.parse(
    execFileSync('/bin/sh', ['-c', script, process.execPath, program], { encoding: 'utf8' }),
  );
}

it('a limit on open files that is too low for all connections is found, with what it is enough for', () => {
  expect(ask(456, 100)).toBeNull();
  expect(ask(356, 100)).toEqual({ limit: 356, needed: 456, connections: 50 });
  expect(ask(200, 100)).toEqual({ limit: 200, needed: 456, connections: 8 });
  expect(ask(200, 5)).toEqual({ limit: 200, needed: 266, connections: 5 });
});
