import { BaseSequencer, type TestSpecification } from 'vitest/node';

const SLOWEST = /\/tests\/pages\/(looks-\w+|arriving)\.test\.ts$/;
const rank = ({ moduleId }: TestSpecification) => (SLOWEST.test(moduleId) ? 0 : 1);

/**
 * A fresh clone knows no times of earlier runs and goes by size; the files that take minutes have
 * two lines each, and run last they would leave one core with nothing to do.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
