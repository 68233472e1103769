import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ICON_FOLDER, iconFiles } from '../scripts/copy-icons.ts';

const root = join(import.meta.dirname, '..');

it('the icons that the sources use, and no others, are copied from the package', async () => {
  const expected = await iconFiles();
  const copied = globSync(`${ICON_FOLDER}/*.ts`, { cwd: root });
  expect(copied.sort()).toEqual(
    [...expected.keys()].filter((path) => path.startsWith(ICON_FOLDER)).sort(),
  );
  for (const [path, content] of expected)
    expect(readFileSync(join(root, path), 'utf8'), `${path} (npm run icons)`).toBe(content);
});
