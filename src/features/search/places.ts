import { fold } from '../../platform/fold.ts';
import { districtsOf } from '../../platform/places/districts.ts';
import { PROVINCES } from '../../platform/places/provinces.ts';
import { isEnding } from './word-forms.ts';

/** Common short forms of longer official names. */
const SHORT_NAMES = ['Afyon', 'Antep', 'Maraş', 'Urfa'];
const NAMES = new Set(
  [
    ...SHORT_NAMES,
    ...PROVINCES.flatMap(({ plate, name }) => [name, ...districtsOf(plate)]),
  ].flatMap((name) => fold(name).match(/[a-z]+/g) ?? []),
);
/** Too many other words begin with a shorter name. */
const SHORTEST_WITH_ENDING = 3;

/**
 * Whether the word is a province or a district, or a form of its name: "Iğdır", "igdirda",
 * "Iğdırlılar".
 */
export function isPlaceName(word: string): boolean {
  const folded = fold(word);
  if (NAMES.has(folded)) return true;
  for (let length = SHORTEST_WITH_ENDING; length < folded.length; length++) {
    if (!NAMES.has(folded.slice(0, length))) continue;
    const ending = folded.slice(length);
    if (isEnding(ending) || isEnding(ending.replace(/^l[iu]/, ''))) return true;
  }
  return false;
}
