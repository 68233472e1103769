import { findNode, installPackages } from './prepare.mjs';
import { runTool } from './tools.mjs';

/**
 * Writes docs/openapi.json, and docs/rights.json from it: the test that checks them requests the first
 * from the real server and stores both.
 */
await installPackages();
const node = findNode();
process.env.WRITE_OPENAPI = 'on';
process.exitCode =
  (await runTool(node, 'tests', ['tests/openapi.test.ts'])) ||
  (await runTool(node, 'format', ['docs/openapi.json', 'docs/rights.json']));
