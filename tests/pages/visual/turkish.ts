import { beforeAll, describe, expect, it } from 'vitest';
import { browser, server } from '../demo.ts';
import { TEMPLATE_NAMES, templatePath, WIDE } from '../templates.ts';
import { type CheckedPage, openCheckedPage } from './check-load.ts';
import { checkPage } from './check-page.ts';

/** Header, menu and footer are the same on every page, except for the mark of the current page. */
const WITH_FRAME = new Set(['home', 'list']);
let checked: CheckedPage;
beforeAll(async () => {
  checked = await openCheckedPage(browser, WIDE);
  return () => checked.close();
});

describe('every template has no error in light, dark, high contrast and right-to-left', () => {
  it.each(TEMPLATE_NAMES)('%s', async (name) => {
    const within = WITH_FRAME.has(name) ? ':root' : 'main';
    expect(await checkPage(checked, server.origin + templatePath(name), within)).toEqual([]);
  });
});
