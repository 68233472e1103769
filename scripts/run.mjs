import { provideBrowser } from './browser.mjs';
import { buildProduct, findNode, installPackages, run, say } from './prepare.mjs';

/*
 * `run.mjs [--product] [--built] [--browser] FILE ARGUMENTS`: runs a script with the Node of the
 * product, also where the machine's Node is older. Before that it installs the packages, with
 * `--product` only those of the product; `--built` builds if the sources have changed; `--browser`
 * installs a browser. Without a file it does only these.
 */
const args = process.argv.slice(2);
const isOption = (arg) => ['--product', '--built', '--browser'].includes(arg);
const end = args.findIndex((arg) => !isOption(arg));
const wanted = end < 0 ? args : args.slice(0, end);
const program = end < 0 ? [] : args.slice(end);

await installPackages({ development: !wanted.includes('--product') });
const node = findNode();
if (wanted.includes('--browser')) await provideBrowser();
if (wanted.includes('--built')) await buildProduct(node);
if (program.length > 0) process.exitCode = await run(node, program);
else say('Ready.');
