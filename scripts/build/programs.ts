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
  'src/features/identity/passwords/strength.worker.server.ts',
  'src/features/media/image-process.child.server.ts',
  'src/features/media/pdf/pdf-process.child.server.ts',
  'src/platform/markup/markup.worker.server.ts',
];

/** Sources of `dist/programs`. */
export const PROGRAMS = [...COMMANDS.map((name) => `scripts/commands/${name}.ts`), ...THREADS];
