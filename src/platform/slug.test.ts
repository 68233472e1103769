import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { slugOf } from './slug.ts';

describe('the slug of a title', () => {
  it.each([
    ['Kıyı hepimizin: sahil şeridi Meclis’te', 'kiyi-hepimizin-sahil-seridi-mecliste'],
    ['IŞIK, İSTANBUL ve ĞÜÇÖŞ', 'isik-istanbul-ve-gucos'],
    ['Kâğıt & kalem — %12', 'kagit-kalem-12'],
    ['Éducation à la carte', 'education-a-la-carte'],
    ['Azərbaycan ziyarəti', 'azerbaycan-ziyareti'],
    ['Große Straße für alle', 'grosse-strasse-fur-alle'],
    ['Smørrebrød & Æther', 'smorrebrod-aether'],
    ['Łódź görüşmesi', 'lodz-gorusmesi'],
    ['Þór Đukić', 'thor-dukic'],
    ['Newrozê pîroz be', 'newroze-piroz-be'],
    ['Ærø, Œuvre, Ħal Għaxaq', 'aero-oeuvre-hal-ghaxaq'],
    ['Андрей Тарковский', 'andrei-tarkovskii'],
    ['Αθήνα', 'athina'],
    ['Đà Nẵng', 'da-nang'],
    ['sıfır\u200bgenişlik\u00ad', 'sifirgenislik'],
    ['Bütçe: 60.000 ₺ ve 5 €', 'butce-60-000-ve-5'],
    ['!!!', ''],
    ['中文', ''],
  ])('of %s is %s', (title, slug) => expect(slugOf(title)).toBe(slug));

  it('is shortened at the end of a word', () => {
    expect(slugOf('bir iki üç dört', 10)).toBe('bir-iki-uc');
    expect(slugOf('çokuzunbirsözcük', 5)).toBe('cokuz');
  });

  it('is always valid in an address', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (title) =>
        /^([a-z0-9]+(-[a-z0-9]+)*)?$/.test(slugOf(title)),
      ),
    );
  });
});
