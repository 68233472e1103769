import { repeatable, weightedPicker } from '../../database/demo/random.ts';

const CONSONANTS = [...'bcçdfghjklmnprsştvyz'];
const ENDINGS: Record<'back' | 'front', string[]> = {
  back: ['', 'lar', 'ı', 'ın', 'da', 'dan', 'a', 'ları', 'larda', 'larının', 'ımız', 'ımızda'],
  front: ['', 'ler', 'i', 'in', 'de', 'den', 'e', 'leri', 'lerde', 'lerinin', 'imiz', 'imizde'],
};
const INVENTED_ROOTS = 30_000;
/** Share of words that are invented, not from the demo. */
const INVENTED_SHARE = 0.12;

export interface Vocabulary {
  /** The demo's words, the most frequent first. */
  known: string[];
  /** A word, with the frequency of the texts. */
  inText(): string;
  /** A word for a title: seldom one of the most frequent. */
  inTitle(): string;
}

/**
 * The demo's words with their frequency in its texts, and many rare invented roots with Turkish
 * endings: a larger database has more words, and each is rarer.
 */
export function makeVocabulary(texts: string[], seed: number): Vocabulary {
  const random = repeatable(seed);
  const counts = new Map<string, number>();
  for (const text of texts) {
    for (const [word] of text.matchAll(/\p{L}+/gu)) {
      const small = word.toLocaleLowerCase('tr');
      counts.set(small, (counts.get(small) ?? 0) + 1);
    }
  }
  const ranked = [...counts].sort(([a, x], [b, y]) => y - x || (a < b ? -1 : 1));
  const known = ranked.map(([word]) => word);
  const knownWord = weightedPicker(
    known,
    ranked.map(([, count]) => count),
    random,
  );
  const roots = Array.from({ length: INVENTED_ROOTS }, () => inventRoot(random));
  const root = weightedPicker(
    roots,
    roots.map((_, rank) => 1 / (rank + 50)),
    random,
  );
  const ending = (kind: 'back' | 'front') =>
    ENDINGS[kind][Math.floor(random() ** 2 * ENDINGS[kind].length)] as string;
  const invented = () => {
    const { word, kind } = root();
    return word + ending(kind);
  };
  const notTooFrequent = weightedPicker(
    known.slice(60),
    ranked.slice(60).map(([, count]) => count),
    random,
  );
  return {
    known,
    inText: () => (random() < INVENTED_SHARE ? invented() : knownWord()),
    inTitle: () => (random() < INVENTED_SHARE ? invented() : notTooFrequent()),
  };
}

function inventRoot(random: () => number): { word: string; kind: 'back' | 'front' } {
  const kind = random() < 0.5 ? 'back' : 'front';
  const vowels = kind === 'back' ? [...'aıou'] : [...'eiöü'];
  const one = (from: string[]) => from[Math.floor(random() * from.length)] as string;
  const syllables = 2 + Math.floor(random() * 2);
  const word = Array.from({ length: syllables }, () => one(CONSONANTS) + one(vowels)).join('');
  return { word: random() < 0.6 ? word + one(CONSONANTS) : word, kind };
}
