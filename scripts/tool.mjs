import { findNode, installPackages } from './prepare.mjs';
import { runTool } from './tools.mjs';

/** `tool.mjs NAME,NAME … -- ARGUMENTS`: runs these tools, also after one of them fails. */
const [names = '', ...more] = process.argv.slice(2);
await installPackages();
const node = findNode();
for (const name of names.split(','))
  if ((await runTool(node, name, more)) !== 0) process.exitCode = 1;
