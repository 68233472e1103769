/** Adjectives in "-sız", "-maz", "-sal" and "-lı", in folded letters. */
const ADJECTIVE = /.(s[iu]z|m[ae]z|s[ae]l|l[iu])$/;
const ENDING = /l[iu]k$/;
const SHORTEST = 4;

/** "lik" or "luk", depending on the last vowel. */
const endingFor = (stem: string) => (/[ou][^aeiou]*$/.test(stem) ? 'luk' : 'lik');

/**
 * Adds stems with the same meaning: "bağımsız" finds "bağımsızlık" and the other way round. Only for
 * such adjectives: "güven" and "güvenlik", "sağ" and "sağlık" have different meanings.
 */
export function withAbstractNouns(stems: string[]): string[] {
  const related = stems.flatMap((stem) => {
    const adjective = stem.replace(ENDING, '');
    if (adjective.length < SHORTEST || !ADJECTIVE.test(adjective)) return [];
    return adjective === stem ? [stem + endingFor(stem)] : [adjective];
  });
  return [...new Set([...stems, ...related])];
}
