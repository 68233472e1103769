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

type Run = (name: string, args: string[], env: Record<string, string>) => Promise<CommandResult>;

/**
 * Runs a command for operators, for example `verify-audit`, as in a release: the built program, which
 * starts in a tenth of the time. Its environment contains only `PATH` and `env`.
 */
export const runCommand: Run = (name, ...rest) => run(`dist/programs/${name}.js`, ...rest);

/** The same from the sources, as `npm run` does in the project: once for each command is enough. */
export const runFromSources: Run = (name, ...rest) => run(`scripts/commands/${name}.ts`, ...rest);

const run: Run = (file, args, env) => {
  const options = {
    cwd: PROJECT_DIR,
    env: { PATH: process.env.PATH, ...compileCache(), ...env } as NodeJS.ProcessEnv,
  };
  return new Promise((resolve) => {
    execFile(process.execPath, [file, ...args], options, (error, output, said) =>
      resolve({ code: error ? error.code : 0, output, said }),
    );
  });
};
