import { parseArgs } from 'node:util';
import { giveUpLostKeys, rotateKeys } from '../../src/platform/encryption/rotate.server.ts';
import { openInstallation } from './installation.ts';

/*
 * Encrypts all record keys again with the highest version of FIELD_KEYS, while Ufuk is running or not.
 * docs/operations.md has the steps before and after. It can be stopped and repeated at any time.
 *
 *   --keys-are-lost   first discards all values encrypted with keys that are not in FIELD_KEYS any more
 *
 * Exits with 0 when older versions can be removed, else 1.
 */

const print = (sentence: string) => process.stderr.write(`${sentence}\n`);

try {
  const options = { 'keys-are-lost': { type: 'boolean' } } as const;
  const isLost = parseArgs({ options }).values['keys-are-lost'];
  const { db, keys, close } = await openInstallation(print, isLost ? giveUpLostKeys : undefined);
  try {
    const { highest, source } = keys.fieldKeys;
    const removable = await rotateKeys(db, keys.fieldKeys, showProgress);
    if (isLost) print('All values encrypted with the lost keys have been given up.');
    print(
      removable.length > 0
        ? `Everything is encrypted with version ${highest}. Version ${removable.join(', ')} can be removed from ${source}.`
        : `Everything is encrypted with version ${highest}, the only one in ${source}. To rotate, add a new one first: see "Keys" in docs/operations.md.`,
    );
  } finally {
    await close();
  }
} catch (error) {
  print(`The keys were not rotated: ${(error as Error).message}`);
  process.exitCode = 1;
}

function showProgress(count: number): void {
  if (process.stderr.isTTY) process.stderr.write(`\r${count.toLocaleString('en')} records … `);
}
