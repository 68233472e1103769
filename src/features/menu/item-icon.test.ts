import { expect, it } from 'vitest';
import { iconOfItem, iconSources } from './item-icon.ts';

const names = (tr: string) => ({ tr });
const sources = iconSources({
  pages: [
    { path: '/ziyaretler', icon: 'people', names: names('Ziyaretler') },
    { path: '/haberler', icon: 'news', names: names('Haberler') },
    { path: '/iletisim', icon: 'phone', names: names('İletişim') },
    { path: '/kunye', icon: null, names: names('Künye') },
  ],
  keys: {
    donation: { icon: 'heart', names: names('Bağış') },
    contact: { icon: 'mail', names: names('İletişim') },
  },
});

it.each([
  ['its title first', { title: 'Ziyaretler', url: '/haberler', key: 'donation' }, 'people'],
  ['its title, also in capitals', { title: ' İLETİŞİM ', url: '#', key: null }, 'phone'],
  ['the name of a fixed item', { title: 'bağış', url: '#', key: null }, 'heart'],
  ['then its page', { title: 'Gündem', url: '/haberler', key: 'donation' }, 'news'],
  ['its page, if its title has no icon', { title: 'Künye', url: '/haberler', key: null }, 'news'],
  ['then its key', { title: 'Destek', url: '#', key: 'donation' }, 'heart'],
  ['none of these', { title: 'Başka', url: '/kunye', key: null }, 'corner'],
] as const)('the icon of an item is that of %s', (_, item, icon) => {
  expect(iconOfItem(sources, item)).toBe(icon);
});
