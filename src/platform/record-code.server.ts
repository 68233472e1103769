import { randomInt } from 'node:crypto';

/** Without characters that are easily confused: 0 and O, 1, I and L, U and V. */
const CHARACTERS = '23456789ABCDEFGHJKMNPQRSTVWXYZ';
const GROUP = 4;

/** Matches the codes with this letter at the beginning. */
export const recordCodePattern = (prefix: string): RegExp =>
  new RegExp(`^${prefix}-[${CHARACTERS}]{${GROUP}}-[${CHARACTERS}]{${GROUP}}$`);

const group = () =>
  Array.from({ length: GROUP }, () => CHARACTERS[randomInt(CHARACTERS.length)]).join('');

/**
 * A new code that people can write and say: `B-7K4M-9XQ2`, one of 656,100,000,000. It is random, so
 * that codes tell nobody how many records there are.
 */
export const newRecordCode = (prefix: string): string => `${prefix}-${group()}-${group()}`;
