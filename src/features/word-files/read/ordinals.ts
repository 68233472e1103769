/** The words with which parts are counted, from 1 on. */
export const ORDINALS = [
  'birinci',
  'ikinci',
  'üçüncü',
  'dördüncü',
  'beşinci',
  'altıncı',
  'yedinci',
  'sekizinci',
  'dokuzuncu',
  'onuncu',
  'on birinci',
  'on ikinci',
  'on üçüncü',
  'on dördüncü',
  'on beşinci',
  'on altıncı',
  'on yedinci',
  'on sekizinci',
  'on dokuzuncu',
  'yirminci',
  'yirmi birinci',
  'yirmi ikinci',
  'yirmi üçüncü',
  'yirmi dördüncü',
  'yirmi beşinci',
];

/** Lowercase, as Turkish has it: İ is i, and I is ı. Every letter stays one letter. */
export const lower = (text: string): string => text.toLocaleLowerCase('tr');

/** "Geçici madde" of "GEÇİCİ MADDE". */
export function sentence(text: string): string {
  const small = lower(text);
  return small.charAt(0).toLocaleUpperCase('tr') + small.slice(1);
}
