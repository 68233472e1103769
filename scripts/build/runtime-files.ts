import { cp, rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Plugin } from 'vite';
import { builtName } from '../../src/platform/project.server.ts';

/** The commands for operators: `scripts/commands/NAME.ts`, in a release `dist/programs/NAME.js`. */
export const COMMANDS = [
  'backup',
  'doctor',
  'export',
  'import',
  'remove-two-step',
  'restore',
  'rotate-keys',
  'verify-audit',
];

/** Code that the server runs in threads and other processes; `runtimeProgram` finds it. */
const THREADS = [
  'src/features/identity/sign-in/strength.worker.server.ts',
  'src/features/media/image-process.child.server.ts',
  'src/features/media/pdf/pdf-process.child.server.ts',
  'src/features/word-files/word-process.child.server.ts',
  'src/platform/markup/markup.worker.server.ts',
];

/** Sources of `dist/programs`. */
export const PROGRAMS = [...COMMANDS.map((name) => `scripts/commands/${name}.ts`), ...THREADS];

/** What the server and the commands read while they run, by its path in the project. */
const RUNTIME_FILES = [
  'database/migrations',
  'database/demo/content',
  'database/demo/documents',
  'database/demo/pictures',
  'database/demo/reports',
  'src/features/media/pdf/fonts',
  'src/ui/fonts/static',
];

/** Sources, and what only drizzle-kit reads. */
const NOT_READ = /\.ts$|_snapshot\.json$/;

/** Copies {@link RUNTIME_FILES} into `dist/files`, where `runtimeFile` finds them. */
export function runtimeFiles({ root }: { root: string }): Plugin {
  return {
    name: 'runtime-files',
    apply: 'build',
    async writeBundle() {
      if (this.environment.name !== 'programs') return;
      const target = join(root, 'dist/files');
      await rm(target, { recursive: true, force: true });
      for (const path of RUNTIME_FILES)
        await cp(join(root, path), join(target, builtName(path)), {
          recursive: true,
          filter: (file) => !NOT_READ.test(file),
        });
    },
  };
}
