import { openDemo } from '../harness/open-demo.ts';

/** Shared by everything that a test file imports: one server and one browser for each file. */
export const { server, browser } = await openDemo();
