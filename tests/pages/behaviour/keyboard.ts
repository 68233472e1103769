import { afterAll, describe, expect, it } from 'vitest';
import { IS_LONG_RUN } from '../../harness/long-run.ts';
import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';
import { NARROW, templatePath, WIDE } from '../templates.ts';
import { tabThrough } from './tab-through.ts';

const PAGES = IS_LONG_RUN
  ? ['home', 'list', 'all content', 'contact', 'article with the most sections']
  : ['home', 'contact'];

describe('with the keyboard alone', async () => {
  const { page, close } = await openPage(browser);
  afterAll(close);

  it.each(PAGES)('everything on the page can be reached and shows its focus: %s', async (name) => {
    for (const viewport of [WIDE, NARROW]) {
      await page.setViewportSize(viewport);
      await page.goto(server.origin + templatePath(name));
      const { stops, wrong } = await tabThrough(page);
      expect(wrong, `${viewport.width} px`).toEqual([]);
      expect(stops).toBeGreaterThan(30);
    }
  });
});
