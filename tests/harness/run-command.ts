import { execFile } from 'node:child_process';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';
import { compileCache } from './compile-cache.ts';

export interface CommandResult {
  /** The exit code. */
  code: unknown;
  /** Standard output: results. */
  output: string;
  /** Standard error: sentences for the operator. */
  said: string;
}

/**
 * Runs a command as an operator does, for example `verify-audit`, from the sources. Its environment
 * contains only `PATH` and `env`.
 */
export function runCommand(
  name: string,
  args: string[],
  env: Record<string, string>,
): Promise<CommandResult> {
  const options = {
    cwd: PROJECT_DIR,
    env: { PATH: process.env.PATH, ...compileCache(), ...env } as NodeJS.ProcessEnv,
  };
  return new Promise((resolve) => {
    execFile(
      process.execPath,
      [`scripts/commands/${name}.ts`, ...args],
      options,
      (error, output, said) => resolve({ code: error ? error.code : 0, output, said }),
    );
  });
}
