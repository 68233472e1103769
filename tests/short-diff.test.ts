import { expect, it } from 'vitest';

const LINES = Array.from({ length: 2_000 }, (_, index) => `<p>Paragraf ${index}</p>`);
const PAGE = LINES.join('\n');
const OTHER = PAGE.replace('Paragraf 900<', 'Paragraf 9OO<');

function mismatch(match: () => void): { message: string; actual: string; expected: string } {
  try {
    match();
  } catch (error) {
    const { message, actual, expected } = error as Record<string, unknown>;
    return { message: String(message), actual: String(actual), expected: String(expected) };
  }
  throw new Error('The match did not fail.');
}

it.each<[string, () => void, string]>([
  ['a text that is missing', () => expect(PAGE).toContain('Paragraf 900<b>'), 'Paragraf 900<'],
  ['a text that is found', () => expect(PAGE).not.toContain('Paragraf 900<'), 'Paragraf 900<'],
  ['a pattern that is missing', () => expect(PAGE).toMatch(/Yazı/), 'Paragraf 0<'],
  ['a pattern that is found', () => expect(PAGE).not.toMatch(/Paragraf 900</), 'Paragraf 900<'],
  ['another page', () => expect(PAGE).toBe(OTHER), 'Paragraf 900<'],
  ['another page, deeply', () => expect(PAGE).toEqual(OTHER), 'Paragraf 900<'],
])('a failed match on a page shows a part of it: %s', (_, match, shown) => {
  const { message, actual, expected } = mismatch(match);
  expect(actual).toContain(shown);
  expect(actual).toContain(`of ${PAGE.length} characters`);
  expect(actual.length).toBeLessThan(350);
  expect(expected.length).toBeLessThan(350);
  expect(message.length).toBeLessThan(350);
});

it('a failed match on another page shows where the two differ', () => {
  const { actual, expected } = mismatch(() => expect(PAGE).toBe(OTHER));
  expect(expected).toContain('Paragraf 9OO<');
  expect(actual).not.toBe(expected);
});

it('a failed match on a short text shows all of it', () => {
  expect(mismatch(() => expect('Ufuk').toContain('deniz'))).toMatchObject({
    actual: 'Ufuk',
    expected: 'deniz',
  });
});
