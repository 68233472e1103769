const LETTERS = [...'abcdefghijklmnopqrstuvwxyz'];

/**
 * All words that differ from `typed` by one typing error: a missing, doubled or additional letter,
 * a wrong letter, or two exchanged neighbours. For a word of ten letters there are about 550.
 * Looking up all of them takes a millisecond and needs no special index.
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
