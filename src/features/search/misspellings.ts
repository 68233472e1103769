const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * Every word that one typing error could have turned into `typed`: a letter left out, doubled or
 * added, a wrong one, or two neighbours exchanged. A word of ten letters has some 550, so asking
 * the index for all of them costs a millisecond and needs no index of its own.
 */
export function oneErrorAway(typed: string): string[] {
  const found = new Set<string>();
  for (let i = 0; i <= typed.length; i++) {
    const [head, tail] = [typed.slice(0, i), typed.slice(i)];
    for (const letter of LETTERS) {
      found.add(head + letter + tail);
      if (tail) found.add(head + letter + tail.slice(1));
    }
    if (tail) found.add(head + tail.slice(1));
    if (tail.length > 1) found.add(head + tail.charAt(1) + tail.charAt(0) + tail.slice(2));
  }
  found.delete(typed);
  return [...found];
}
