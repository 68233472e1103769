import { join } from 'node:path';
import { inject } from 'vitest';

/**
 * The variable that lets processes of one test run share compiled code, as `npm start` does for the
 * starts of one build. Most of the time of a start is the compilation.
 */
export const compileCache = () => ({ NODE_COMPILE_CACHE: join(inject('folders'), 'compiled') });
