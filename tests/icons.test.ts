import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ICON_FOLDER, iconFiles } from '../scripts/copy-icons.ts';

/** Without what formatting changes. */
const plain = (text: string) => text.replace(/[\s,]/g, '');

it('the icons that the sources use, and no others, are copied from the package', async () => {
  const expected = await iconFiles();
  const files = readdirSync(ICON_FOLDER).filter((name) => name !== 'tabler-icon.tsx');
  expect(files.sort()).toEqual([...expected.keys()].sort());
  for (const [name, content] of expected)
    expect(plain(readFileSync(join(ICON_FOLDER, name), 'utf8')), name).toBe(plain(content));
});
