import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ICON_FOLDER, iconFiles } from '../scripts/copy-icons.ts';

const root = join(import.meta.dirname, '..');
/** Without what formatting changes. */
const plain = (text: string) => text.replace(/[\s,]/g, '');

it('the icons that the sources use, and no others, are copied from the package', async () => {
  const expected = await iconFiles();
  const copied = globSync(`${ICON_FOLDER}/*.ts`, { cwd: root });
  expect(copied.sort()).toEqual(
    [...expected.keys()].filter((path) => path.startsWith(ICON_FOLDER)).sort(),
  );
  for (const [path, content] of expected)
    expect(plain(readFileSync(join(root, path), 'utf8')), path).toBe(plain(content));
});
