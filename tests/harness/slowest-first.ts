import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** In tests/pages, the slowest one first. */
const SLOWEST = ['visual', 'loading', 'behaviour', 'html'];

const rank = ({ moduleId }: TestSpecification) => {
  const found = SLOWEST.findIndex((name) => moduleId.endsWith(`/tests/pages/${name}.test.ts`));
  return found < 0 ? SLOWEST.length : found;
};

/**
 * A fresh clone knows no times of earlier runs and sorts by size; the files that take longest have a
 * few lines each, and run last they would leave one core unused.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
