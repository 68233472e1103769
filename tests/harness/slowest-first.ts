import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files of tests/pages, the slowest first. */
const SLOWEST = ['visual', 'loading', 'behaviour', 'html'];

const rank = ({ moduleId }: TestSpecification) => {
  const found = SLOWEST.findIndex((name) => moduleId.endsWith(`/tests/pages/${name}.test.ts`));
  return found < 0 ? SLOWEST.length : found;
};

/**
 * In a new clone Vitest has no times of earlier runs and sorts by file size. The slowest files have
 * only a few lines each, so they would run last and leave one core unused.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
