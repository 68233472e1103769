import { createWriteStream } from 'node:fs';
import { open, rm } from 'node:fs/promises';
import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { exportAll } from '../../src/features/transfer/export/export.server.ts';
import { openTransfer } from './transfer/open-transfer.ts';

/*
 * Writes everything into a ZIP: contents as Markdown and JSON, pictures, files:
 *
 *   npm run export -- TARGET.zip
 *
 * Works while Ufuk is running or not. Exits with 0 when the file is whole, 1 when it failed.
 */

const print = (sentence: string) => process.stderr.write(`${sentence}\n`);

try {
  const [target, ...more] = process.argv.slice(2);
  if (!target || more.length > 0)
    throw new Error('name one new file: npm run export -- everything.zip');
  const path = resolve(process.env.INIT_CWD ?? '', target);
  // Opened first: root becomes another account when it opens the data.
  const file = await open(path, 'wx', 0o600).catch((error) => {
    throw new Error(error.code === 'EEXIST' ? `${path} exists already.` : error.message);
  });
  try {
    const { op, store, transfers, close } = await openTransfer('export', print);
    try {
      const { zip } = await exportAll(op, { store, transfers });
      await pipeline(zip, createWriteStream(path, { fd: file.fd, autoClose: false }));
    } finally {
      await close();
    }
    print(`${path}: ${Math.ceil((await file.stat()).size / 2 ** 20)} MB.`);
  } catch (error) {
    // Part of a ZIP must not be taken for the whole, even where its folder belongs to root.
    await file.truncate(0);
    await rm(path, { force: true }).catch(() => {});
    throw error;
  } finally {
    await file.close();
  }
} catch (error) {
  print(`Nothing was exported: ${(error as Error).message}`);
  process.exitCode = 1;
}
