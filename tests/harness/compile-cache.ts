import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * The variable that lets processes of one test run share compiled code, as `npm start` does for the
 * starts of one build. Most of the time of a start is the compilation. A script that takes pictures
 * is no test run, and shares none.
 */
export const compileCache = () =>
  process.env.VITEST ? { NODE_COMPILE_CACHE: join(inject('folders'), 'compiled') } : {};
