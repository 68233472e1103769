import { randomInt } from 'node:crypto';

/** Without characters that are easily confused: 0 and O, 1, I and L, U and V. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

export const CODE_PATTERN = new RegExp(`^B-[${CHARACTERS}]{${GROUP}}-[${CHARACTERS}]{${GROUP}}$`);

const group = () =>
  Array.from({ length: GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/**
 * A new code of an application: `B-7K4M-9XQ2`, one of 656,100,000,000. It is random, so that codes
 * tell nobody how many people apply. `K` begins the code of a request about one's own data.
 */
export const newCode = (prefix: 'B' | 'K' = 'B'): string => `${prefix}-${group()}-${group()}`;
