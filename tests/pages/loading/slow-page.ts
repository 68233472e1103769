import { openPage, type WatchedPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { FONT_FILES } from '../templates.ts';
import { recordShifts, shiftsOf } from '../visual/layout-shifts.ts';
import { openSlowServer, type SlowServer } from './slow-server.ts';

/** A page in a browser profile of its own, and the server that sends it its pages in parts. */
export interface SlowPage extends WatchedPage {
  slow: SlowServer;
}

export async function openSlowPage(viewport: { width: number; height: number }): Promise<SlowPage> {
  const opened = await openPage(browser, { viewport });
  const slow = await openSlowServer(server.origin);
  // The loading of fonts is checked elsewhere.
  await opened.page.route(FONT_FILES, (route) => route.abort());
  await opened.page.addInitScript(recordShifts);
  const close = async () => {
    slow.close();
    await opened.close();
  };
  return { ...opened, slow, close };
}

/**
 * Resolves when the parts that have arrived are painted, or after the time in which they would have
 * been. Answers whether the window has space for more.
 */
export const paint = () =>
  new Promise<boolean>((done) => {
    const answer = () => done(document.body.getBoundingClientRect().height < innerHeight * 1.3);
    requestAnimationFrame(() => requestAnimationFrame(answer));
    setTimeout(answer, 50);
  });

/** The layout shifts while a page arrives in the parts that `cut` makes, each sent after `ready`. */
export async function shiftsWhileLoading(
  { page, slow }: SlowPage,
  path: string,
  cut: (html: string) => string[],
  ready: () => Promise<unknown>,
): Promise<unknown[]> {
  // Otherwise the check of the first part would run in the previous page.
  await page.goto('about:blank');
  slow.deliver({ cut, ready });
  const reply = await page.goto(slow.origin + path, { waitUntil: 'load' });
  if (reply?.status() !== 200) throw new Error(`${path} answers ${reply?.status()}`);
  return (await shiftsOf(page)).shifts;
}
