import { mkdir, readdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { launchBrowser } from '../tests/harness/browser.ts';
import { openPage } from '../tests/harness/watched-page.ts';
import { toBaseline } from '../tests/showcase/compare.ts';
import { BASELINES, PLATFORM_FILE, platformOf } from '../tests/showcase/platform.ts';
import { NOW, SHOTS, take } from '../tests/showcase/shots.ts';
import { startDemo } from './start-demo.ts';

/**
 * Makes the pictures that `tests/showcase/showcase.test.ts` compares the showcase with: `npm run
 * baselines`, or only those whose names begin like an argument (`npm run baselines -- buttons`). Look
 * at the changed ones before you commit them. Pictures of another platform are all made again.
 */
const wanted = process.argv.slice(2);
const shots = SHOTS.filter(
  ({ name }) => wanted.length === 0 || wanted.some((start) => name.startsWith(start)),
);

const server = await startDemo();
const browser = await launchBrowser();
try {
  await mkdir(BASELINES, { recursive: true });
  const { page } = await openPage(browser);
  await page.clock.setFixedTime(NOW);
  for (const shot of shots) {
    const picture = await toBaseline(await take(page, server.origin, shot));
    await writeFile(join(BASELINES, `${shot.name}.png`), picture);
    console.log(`${shot.name}: ${Math.round(picture.length / 1024)} KB`);
  }
  await writeFile(PLATFORM_FILE, `${JSON.stringify(await platformOf(browser), null, 2)}\n`);
  const known = new Set(SHOTS.map(({ name }) => `${name}.png`));
  for (const file of await readdir(BASELINES))
    if (file.endsWith('.png') && !known.has(file)) await rm(join(BASELINES, file));
} finally {
  await browser.close();
  await server.stop();
}
