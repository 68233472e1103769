import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { PROJECT_DIR } from '../src/platform/project.server.ts';

const read = (file: string) => readFileSync(join(PROJECT_DIR, file), 'utf8');
const COMPONENTS = globSync('src/**/*.tsx', { cwd: PROJECT_DIR });

it('every list names its role: VoiceOver announces none whose style removes the markers', () => {
  for (const sheet of ['src/site/styles/base.css', 'src/dashboard/styles/base.css'])
    expect(read(sheet)).toMatch(/\b(?:ul,\s*ol|ol,\s*ul) \{\s*list-style: none/);
  const tags = COMPONENTS.flatMap((file) =>
    [...read(file).matchAll(/<(?:ul|ol)\b[^>]*/g)].map(([tag]) => ({ file, tag })),
  );
  expect(tags.length).toBeGreaterThan(90);
  expect(tags.filter(({ tag }) => !/\brole=/.test(tag))).toEqual([]);
});
