import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const FOLDER = join(import.meta.dirname, 'content');
const quotations = globSync('**/*.md', { cwd: FOLDER }).flatMap((file) =>
  [...readFileSync(join(FOLDER, file), 'utf8').matchAll(/(?:^>.*\n?)+/gm)].map(
    ([text]) => [file, text.replace(/^> ?/gm, '').trim()] as const,
  ),
);

it('a quotation of the demo has quotation marks, and names its speaker in the text or below it', () => {
  expect(quotations.length).toBeGreaterThan(8);
  for (const [file, text] of quotations) {
    const [words = '', speaker] = text.split('\n— ');
    expect(words, file).toMatch(/^“.+”$/s);
    // "…," dedi genç bir ortopedist: what stands between two parts of a quotation names the speaker.
    expect(speaker ?? /”([^“]+)“/.exec(words)?.[1], file).toBeTruthy();
  }
});
