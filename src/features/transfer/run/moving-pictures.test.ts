import { afterAll, expect, it } from 'vitest';
import { openImports, picture, zip } from '../../../../tests/harness/imports.ts';
import { movingPng } from '../../../../tests/harness/moving-png.ts';

const { run, actions, all, clear, close } = await openImports();
afterAll(close);

it('of a moving picture the first frame is taken, and each entry that shows it says so', async () => {
  const entries = await zip({
    'a.md': '# Bir\n\n![Hareketli](hareketli.png)',
    'b.md': '# İki\n\n![Hareketli](hareketli.png)',
    'c.md': '# Duran\n\n![Duran](duran.jpg)',
    'hareketli.png': movingPng(60, 40, 3),
    'duran.jpg': await picture(30),
  });
  const one = await run(entries);
  const told = 'create firstFrameOnly';
  expect([one.state, await actions(one)]).toEqual(['done', [told, told, 'create']]);
  for (const { body } of await all()) expect(body).toContain('](/media/');
  await clear();
});
