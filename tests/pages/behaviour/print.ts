import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openPage } from '../../harness/watched-page.ts';
import { browser, server } from '../demo.ts';

const ARTICLE = '/haberler/kiyi-hepimizin-sahil-seridini-halka-acan-yasa-teklifimiz-mecliste';
/** A4 between the margins of `print.css`, in CSS pixels. */
const SHEET = { width: 672, height: 986 };

describe('in print', async () => {
  const { page, faults, close } = await openPage(browser, { viewport: SHEET });
  beforeAll(() => page.emulateMedia({ media: 'print' }));
  afterAll(async () => {
    expect(faults).toEqual([]);
    await close();
  });

  it.each(['/tuzuk', '/parti-programi', '/teskilat-rehberi'])(
    'the text of %s is as wide as the sheet, not one column',
    async (path) => {
      await page.goto(server.origin + path);
      const widths = await page
        .locator('main .prose p')
        .evaluateAll((all) => all.map((p) => p.getBoundingClientRect().width));
      expect(Math.min(...widths)).toBeGreaterThan(SHEET.width / 2);
    },
  );

  it('an article shows its address and no buttons', async () => {
    await page.goto(server.origin + ARTICLE);
    const copy = page.locator('[data-printed] button:not([data-share])');
    expect(await copy.evaluate((it) => getComputedStyle(it, '::before').content)).toBe(
      JSON.stringify(server.origin + ARTICLE),
    );
    expect(await page.getByText('Bağlantıyı kopyala').isVisible()).toBe(false);
    expect(await page.getByText('WhatsApp’ta paylaş').isVisible()).toBe(false);
  });
});
