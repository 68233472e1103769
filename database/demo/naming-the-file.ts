import { Invalid } from '../../src/platform/errors.ts';

/** Adds the name of the demo file, the refused field and its rule to an error. */
export async function namingTheFile<T>(file: string, work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (error) {
    if (!(error instanceof Invalid)) throw error;
    const faults = Object.entries(error.faults).map(([field, { rule }]) => `${field} (${rule})`);
    throw new Error(`${file} was refused: ${faults.join(', ')}`, { cause: error });
  }
}
