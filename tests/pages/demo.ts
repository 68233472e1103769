import { openDemo } from '../harness/open-demo.ts';

/** Shared by everything that a test file imports. */
export const { server, browser } = await openDemo();
