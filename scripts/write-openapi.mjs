import { findNode, installPackages } from './prepare.mjs';
import { runTool } from './tools.mjs';

/** Writes docs/openapi.json: the test that checks it requests it from the real server and stores it. */
await installPackages();
const node = findNode();
process.env.WRITE_OPENAPI = 'on';
process.exitCode =
  (await runTool(node, 'tests', ['tests/openapi.test.ts'])) ||
  (await runTool(node, 'format', ['docs/openapi.json']));
