import { delimiter, join } from 'node:path';
import { projectDir, run } from './prepare.mjs';

/*
 * The development tools, with the same arguments for npm scripts and `npm test`.
 */

const bin = join(projectDir, 'node_modules', '.bin');
const tool = (name, ...path) => join(projectDir, 'node_modules', name, ...path);

const biome = tool('@biomejs/biome', 'bin', 'biome');
const cruiser = tool('dependency-cruiser', 'bin', 'dependency-cruiser.mjs');
const sources = ['src', 'server.ts', 'database', 'tests', 'scripts', 'bench'];

/** By name: the title of a check and the arguments of Node. */
export const TOOLS = {
  lint: ['Formatting and lint', biome, 'ci', '--error-on-warnings', '.'],
  format: ['Formatting', biome, 'check', '--write', '--linter-enabled=false'],
  types: [
    'Types',
    tool('typescript', 'bin', 'tsc'),
    '--noEmit',
    '-p',
    'tsconfig.json',
    // Only what has changed since the last run, and what imports it, is checked again.
    '--incremental',
    '--tsBuildInfoFile',
    tool('.cache', 'types.tsbuildinfo'),
  ],
  boundaries: [
    'Module boundaries',
    cruiser,
    '--config',
    '.dependency-cruiser.mjs',
    '--output-type',
    'err',
    ...sources,
  ],
  tests: ['Tests', tool('vitest', 'vitest.mjs'), 'run'],
  migration: ['Migration', tool('drizzle-kit', 'bin.cjs'), 'generate'],
};

/** Runs one of {@link TOOLS} with further arguments, as `run` does. @returns {Promise<number>} its exit code */
export function runTool(node, name, more = [], output = undefined) {
  const [, ...args] = TOOLS[name];
  // Tools start `node` by its name; with this PATH it is the same Node.
  const PATH = [bin, process.env.PATH].join(delimiter);
  return run(node, [...args, ...more], { PATH }, output);
}
