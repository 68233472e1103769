import { parentPort } from 'node:worker_threads';
import { isEasyToGuess } from './strength.ts';

/* A separate thread: the dictionary takes 25 MB, and passwords are seldom set. */

export interface StrengthTask {
  password: string;
  personal: readonly string[];
}

parentPort?.on('message', ({ password, personal }: StrengthTask) =>
  parentPort?.postMessage(isEasyToGuess(password, personal)),
);
