import { expect, it } from 'vitest';
import type { BodyCheck } from '../../../schema.ts';
import { placeInLine } from './check-place.ts';

it.each<[BodyCheck['kind'], string, string]>([
  ['altMissing', '1', '![‹›](/media/a/1280.webp "Alt yazı")'],
  ['altMissing', '2', '![Liman](/media/a/1280.webp) ![‹›](/media/b/1280.webp)'],
  ['altMissing', '3', '![](/media/a/1280.webp#decorative) ![‹›](/media/b/1280.webp)'],
  ['altIsName', 'IMG_1.jpg', 'Söz ![‹IMG_1.jpg›](/media/a/640.webp) söz'],
  ['linkEmpty', 'x', 'Bakınız: [‹›](https://ornek.example)'],
  ['linkEmpty', 'x', '![a](/b.webp) [Karar](‹›)'],
  ['linkText', 'buraya', 'Karar için [‹buraya›](/karar) bakın.'],
  ['linkText', 'buraya', 'Oraya değil buraya: [‹buraya›](/karar)'],
  ['linkText', 'buraya', '![buraya](/a.webp) [‹buraya›][karar]'],
  ['linkAddress', 'https://ornek.example', 'Bakınız: ‹https://ornek.example›'],
  ['linkAddress', 'ornek.example', '[‹ornek.example›](https://ornek.example)'],
  ['headingEmpty', '', '## ‹›'],
  ['headingOrder', 'Ara', '#### Ara‹›'],
  ['listOrdinal', '1. Dünya Savaşı', '1‹›. Dünya Savaşı'],
  ['listNumbers', '5. beş', '5. beş‹›'],
  ['marksShown', '** koyu**', 'Söz ** koyu**‹›'],
  ['noteMissing', '3', 'Söz.[^3]‹› Söz.'],
  // Written otherwise in the source than it is read: the cursor is at the line, and nothing is selected.
  ['linkText', 'buraya', '‹›[bu*raya*](/karar)'],
])(
  'a check leads to its place, and the next key replaces nothing else: %s %s',
  (kind, text, marked) => {
    const line = marked.replace(/[‹›]/g, '');
    const [from, to] = placeInLine({ kind, line: 1, text })(line);
    expect(`${line.slice(0, from)}‹${line.slice(from, to)}›${line.slice(to)}`).toBe(marked);
  },
);
