import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { greetableName, personName } from './person-name.ts';

const schema = personName(60);
const ruleOf = (name: string) => z.safeParse(schema, name).error?.issues[0];

describe('the name of a person', () => {
  it.each([
    'Ayşe Nur Öz-Türk',
    'O’Neill',
    "O'Neill",
    'M. Kemal',
    'Dr. Ali',
    'd’Arcy',
    'Ahmet Jr.',
    'Ş. Ü. İnönü',
    'José María',
    'Владимир',
    'عبد الله',
    '明',
    'Nguyễn Thị Hồng',
    'De La Cruz',
    'Ayşe Иван',
    'サトウ 太郎ノ',
    'ʻOkina Saʿdī',
  ])('may be %s', (name) => {
    expect(z.parse(schema, name)).toBe(name);
  });

  it('has its full-width letters and ligatures as plain ones', () => {
    expect(z.parse(schema, 'Ａｌｉ ﬁliz')).toBe('Ali filiz');
  });

  it.each([
    ['nameStop', 'ufuk.org'],
    ['nameStop', 'Odul.com al'],
    ['nameStop', 'M.Kemal'],
    ['nameStop', 'Ali Veli.com.tr'],
    ['nameStop', 'odul．com'],
    ['nameLink', 'www.odul.com'],
    ['nameLink', 'Www. Odul. Com'],
    ['nameLink', 'Ödül ｗｗｗ．odul．com'],
    ['nameLink', 'http odul'],
    ['nameLink', 'hTTps://odul.com'],
    ['nameLetters', 'odul/com'],
    ['nameLetters', 'odul@com'],
    ['nameLetters', 'tel: Ali'],
    ['nameLetters', 'odul。com'],
    ['nameLetters', 'odul․com/x'],
    ['nameLetters', 'odul·com'],
    ['nameLetters', 'odul com?x'],
    ['nameLetters', 'Ali 5321234567'],
    ['nameLetters', '.com'],
    ['nameLetters', 'odulꞏcom'],
    ['nameAlphabets', 'odulꓸcom'],
    ['nameAlphabets', 'odulᐧcom'],
    ['nameAlphabets', 'odulːcom'],
    ['nameAlphabets', 'ödülノcom'],
    ['nameAlphabets', 'odulⳆcom'],
    ['nameAlphabets', 'Аyşe'],
    ['nameAlphabets', 'Αli'],
    ['nameAlphabets', 'Աli'],
    ['nameAlphabets', 'Ꭺli'],
    ['nameAlphabets', 'Ivаn'],
    ['nameAlphabets', 'Иvaн'],
    ['nameLetters', 'Ali\u3164'],
    ['nameLetters', `A${'\u0301'.repeat(20)}`],
  ])('is refused with %s: %j', (rule, name) => {
    expect(ruleOf(name)).toMatchObject({ params: { rule } });
  });
});

describe('an e-mail greets with letters only', () => {
  it.each([
    ['Ayşe Nur Öz-Türk', 'Ayşe Nur Öz-Türk'],
    ['O’Neill', 'O’Neill'],
    ['Dr. Ali M. Kemal', 'Dr Ali M Kemal'],
    ['Ödülünüz: www.kotu.com', 'Ödülünüz www kotu com'],
    ['https://kotu.com/?a=1 Ali', 'https kotu com a 1 Ali'],
    ['ayse.bilgin', 'ayse bilgin'],
    ['yonetici@ufuk.org', 'yonetici'],
    ['kotu．com', 'kotu com'],
    ['<a href=//x>Ali</a>', 'a href x Ali a'],
    ['A\u200bli\u3164', 'Ali'],
    ['http://', 'http'],
  ])('%j becomes %j', (name, greeted) => {
    expect(greetableName(name)).toBe(greeted);
  });
});
