import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The slowest first. */
const SLOWEST = [
  'journeys/every-page/every-page',
  'pages/visual',
  'pages/loading',
  'pages/behaviour',
  'journeys/failed-save',
  'journeys/accessibility',
  'showcase/showcase',
  'pages/html',
];

const rank = ({ moduleId }: TestSpecification) => {
  const found = SLOWEST.findIndex((name) => moduleId.endsWith(`/tests/${name}.test.ts`));
  return found < 0 ? SLOWEST.length : found;
};

/**
 * In a new clone Vitest has no times of earlier runs and sorts by file size. Some of the slowest files
 * have only a few lines, so they would run last and leave one core unused.
 */
export class SlowestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return sorted.toSorted((a, b) => rank(a) - rank(b));
  }
}
