import { TaskProcess, type TaskProcessSettings } from '../../platform/task-process.server.ts';
import type { Loss, Purpose } from './schema.ts';

export interface WordTask {
  /** The path of the file. Its pictures are written beside it. */
  file: string;
  purpose: Purpose;
}

export interface ReadWord {
  title: string;
  /** Markdown, with `import:0`, `import:1` … in the place of the addresses of `places`. */
  markdown: string;
  /** What stands there: the path of a picture, or an address as it was written. */
  places: ({ picture: string; alt: string } | { address: string })[];
  lost: Loss[];
}

/** Why a file is not read. */
export const WORD_FAULTS = [
  'empty',
  'encrypted',
  'oldWord',
  'pdf',
  'openDocument',
  'notWord',
  'unreadable',
  'tooComplex',
  'tooLong',
  'noText',
] as const;
export type WordFault = (typeof WORD_FAULTS)[number];

const USUAL: TaskProcessSettings = {
  memoryMib: 640,
  mostWaiting: 8,
  // A charter of 60 articles takes about a second, mainly to start the process.
  timeLimitMs: 30_000,
  idleMs: 0,
  // A file must not affect the next one.
  tasksPerProcess: 1,
  options: ['--max-old-space-size=448'],
};

/** Reads Word files one at a time, each in a process of its own. */
export class WordProcess extends TaskProcess<WordTask, ReadWord | WordFault> {
  constructor(settings: Partial<TaskProcessSettings> = {}) {
    super('src/features/word-files/word-process.child.server.ts', { ...USUAL, ...settings });
  }
}

/** The instance that this server uses. */
export const wordProcess = new WordProcess();
