import { readDone } from '../../platform/first-step.server.ts';
import type { Services } from '../../platform/services.server.ts';
import { installation } from './tables.server.ts';

/** How many first steps are neither done nor said to be unneeded. */
export async function countOpenSteps({
  db,
  firstSteps,
}: Pick<Services, 'db' | 'firstSteps'>): Promise<number> {
  const [row] = await db.select({ skipped: installation.skipped }).from(installation);
  const done = await readDone(db, firstSteps);
  return [...done].filter(([name, isDone]) => !isDone && !row?.skipped.includes(name)).length;
}
