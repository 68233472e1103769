import type { WordFault } from '../word-process.server.ts';

/** Ends the reading of a file. */
export class Unreadable extends Error {
  readonly fault: WordFault;
  constructor(fault: WordFault) {
    super(fault);
    this.fault = fault;
  }
}
