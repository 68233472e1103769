import { answerTasks } from '../../platform/task-process.child.server.ts';
import { readDocx } from './read/read-docx.server.ts';
import { Unreadable } from './read/unreadable.ts';
import type { ReadWord, WordFault, WordTask } from './word-process.server.ts';

/* The process that reads one Word file and then ends: a harmful file can affect nothing else. */

answerTasks(
  (task: WordTask): Promise<ReadWord | WordFault> =>
    readDocx(task).catch((error: unknown) => {
      if (error instanceof Unreadable) return error.fault;
      // More levels than the libraries can visit.
      return error instanceof RangeError ? 'tooComplex' : 'unreadable';
    }),
);
