import { expect, it } from 'vitest';
import { formsOf, mark, markPassage } from './mark.server.ts';

const hitsOf = (text: string, forms: string[]) =>
  mark(text, formsOf(forms))
    .filter((part) => part.hit)
    .map((part) => part.text);

it('marks whole words in their order, in upper and lower case, with and without Turkish characters', () => {
  const text = 'Işık ve IŞIKLAR; ışıklandırma, “belediye”, Belediye 2026.';
  expect(hitsOf(text, ['belediye', 'isik', 'isiklar', '2026'])).toEqual([
    'Işık',
    'IŞIKLAR',
    'belediye',
    'Belediye',
    '2026',
  ]);
  const parts = mark(text, formsOf(['isik']));
  expect(parts.map((part) => part.text).join('')).toBe(text);
});

it('marks a word once when a shorter form has the same beginning', () => {
  expect(hitsOf('su, sular, susuz', ['su', 'sular'])).toEqual(['su', 'sular']);
});

it('marks nothing inside other words or without forms', () => {
  expect(hitsOf('kurul, okurlar, kur2', ['kur'])).toEqual([]);
  expect(hitsOf('kurul', [])).toEqual([]);
  expect(hitsOf('kurul', [''])).toEqual([]);
});

it('shows the passage with the most different words', () => {
  const text = `${'Vergi yine konuşuldu. '.repeat(30)}\n\nVergi ve **bütçe** birlikte tartışıldı.`;
  const passage = markPassage(text, formsOf(['vergi', 'butce']));
  expect(passage.filter((part) => part.hit).map((part) => part.text)).toContain('bütçe');
});

const passageOf = (text: string, ...forms: string[]) =>
  markPassage(text, formsOf(forms))
    .map((part) => part.text)
    .join('');

it('begins and ends between two words of a line without end', () => {
  const [before, after] = ['Uzun bir yazı sürüyor '.repeat(200), ' ve daha da sürüyor'.repeat(200)];
  expect(passageOf(`${before}aranan **bütçe** burada${after}`, 'butce')).toMatch(
    /^… (Uzun |bir |yazı |sürüyor )+aranan bütçe burada( ve| daha| da| sürüyor)+ …$/,
  );
});

it('shows no part of a link in a long line', () => {
  const link = '[bağlantının metni uzundur](https://parti.example/adres/metni)';
  const long = `${`${link} ve söz `.repeat(12)}bütçe ${`söz ve ${link} `.repeat(12)}`;
  expect(passageOf(long, 'butce')).not.toMatch(/https|\]|\[/);
});
