import type { ImportFault } from './schema.ts';

/** Why a whole file cannot be imported. Nothing of it is taken over. */
export class UnusableFile extends Error {
  readonly fault: ImportFault;
  /** Of the file, from 1; 0: unknown. */
  readonly line: number;

  constructor(fault: ImportFault, line = 0) {
    super(`import: ${fault}`);
    this.fault = fault;
    this.line = line;
  }
}
