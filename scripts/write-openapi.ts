import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** Writes docs/openapi.json: the test that checks it requests it from the real server and stores it. */
function run(name: string, args: string[]): void {
  const bin = fileURLToPath(new URL(`../node_modules/.bin/${name}`, import.meta.url));
  execFileSync(bin, args, { stdio: 'inherit', env: { ...process.env, WRITE_OPENAPI: 'on' } });
}

run('vitest', ['run', 'tests/openapi.test.ts']);
run('biome', ['format', '--write', 'docs/openapi.json']);
