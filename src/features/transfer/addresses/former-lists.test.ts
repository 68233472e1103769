import { afterAll, afterEach, describe, expect, it } from 'vitest';
import { openImports } from '../../../../tests/harness/imports.ts';
import { wxr } from '../../../../tests/harness/wxr.ts';

const imports = await openImports();
const { check, start, actions, all, page } = imports;
afterAll(imports.close);
afterEach(imports.clear);

describe('former addresses of lists', () => {
  it('lead to the list, the month and the search of this site', async () => {
    const posts = Array.from({ length: 14 }, (_, n) => ({
      id: n + 1,
      date: `2023-0${n < 13 ? 9 : 3}-05 09:00:00`,
      tags: ['Kıyı & deniz'],
      categories: n === 0 ? ['manset'] : ['makaleler'],
    }));
    const one = await start(await check(wxr(posts)), { categories: { manset: 'raporlar' } });
    expect(one.state).toBe('done');
    const tag = '/tum-icerikler?etiket=K%C4%B1y%C4%B1%20%26%20deniz';
    for (const [address, to] of [
      ['/category/makaleler/', '/makaleler'],
      ['/category/ust/manset/page/3/', '/raporlar'],
      ['/kategori/manset', '/raporlar'],
      ['/category/basin-aciklamalari/', '/basin-aciklamalari'],
      [`/tag/${encodeURIComponent('Kıyı & deniz')}/`, tag],
      [`/etiket/${encodeURIComponent('kıyı & deniz')}/page/2/`, tag],
      ['/2023/09/', '/tum-icerikler?yil=2023#ay-2023-09'],
      ['/2023/03/05/', '/tum-icerikler?yil=2023&sayfa=2#ay-2023-03'],
      ['/2023/', '/tum-icerikler?yil=2023'],
      ['/2023/07/', '/tum-icerikler?yil=2023'],
      ['/?s=k%C4%B1y%C4%B1+yolu', '/tum-icerikler?ara=k%C4%B1y%C4%B1%20yolu'],
    ] as const) {
      const reply = await page(address);
      expect([address, reply.statusCode, reply.headers.location]).toEqual([address, 301, to]);
      expect((await page(to.split('#', 1)[0] as string)).statusCode, to).toBe(200);
    }
    expect((await page('/tum-icerikler?yil=2023&sayfa=2')).body).toContain('id="ay-2023-03"');
    for (const none of ['/category/yok', '/tag/%00', '/1999', '/2023/13', '/tag/%zz'])
      expect([none, (await page(none)).statusCode]).not.toEqual([none, 301]);
    expect((await page('/?s=')).statusCode).toBe(200);
  });

  it('a title, summary or author that is cut, and a page that becomes a content, are named', async () => {
    const checked = await check(
      wxr([
        { id: 1, title: 'Uzun '.repeat(50) },
        { id: 2, excerpt: 'Özet '.repeat(80) },
        { id: 3, type: 'page' },
        { id: 4, title: `${'x'.repeat(199)}y` },
      ]),
    );
    const wanted = [
      'create textShortened',
      'create textShortened',
      'create pageAsContent',
      'create',
    ];
    expect(await actions(checked)).toEqual(wanted);
    expect(await actions(await start(checked))).toEqual(wanted);
    expect(
      (await all())
        .map(({ title }) => title.length)
        .toSorted((a, b) => a - b)
        .at(-1),
    ).toBe(200);
  });

  it('a download from an address of a private network says so', async () => {
    const html = '<p><img src="https://127.0.0.1/wp-content/uploads/a.jpg" alt="A"></p>';
    const xml = wxr([{ id: 1, html }]).replaceAll('https://eski.example', 'https://127.0.0.1');
    const one = await start(await check(xml), { download: true });
    expect(await actions(one)).toEqual(['create privateAddress']);
  });
});
