import { renderToStaticMarkup } from 'react-dom/server';
import { expect, it } from 'vitest';
import { unbroken } from './page-header.tsx';

const html = (text: string) => renderToStaticMarkup(<h2>{unbroken(text)}</h2>);

it('a line never ends inside "e-posta"', () => {
  expect(html('Konulara göre e-posta adresleri')).toBe(
    '<h2>Konulara göre <span class="nobr">e-posta</span> adresleri</h2>',
  );
  expect(html('E-Mail, e-Devlet')).toBe(
    '<h2><span class="nobr">E-Mail</span>, <span class="nobr">e-Devlet</span></h2>',
  );
});

it('other texts stay as they are', () => {
  for (const text of ['Kadın-erkek eşitliği', 'Cumhur-iyet', '2025-2026', 'Haberler'])
    expect(html(text)).toBe(`<h2>${text}</h2>`);
});
