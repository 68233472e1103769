import { afterAll, chai } from 'vitest';

/*
 * A failed match on a page prints the part of the page that is nearest to what was expected, not the
 * whole page.
 */

const SHOWN = 300;

interface Mismatch {
  actual?: unknown;
  expected?: unknown;
}

const assertion: { assert(...values: unknown[]): void } = chai.Assertion.prototype;
const { assert } = assertion;
assertion.assert = function assertShort(...values) {
  try {
    assert.apply(this, values);
  } catch (error) {
    shorten(error as Mismatch);
    throw error;
  }
};
// Otherwise the next test file of this process would shorten twice.
afterAll(() => {
  assertion.assert = assert;
});

function shorten(error: Mismatch): void {
  const { actual, expected } = error;
  if (typeof actual !== 'string') return;
  if (typeof expected === 'string') {
    const { place, length } = nearest(actual, expected);
    error.actual = excerpt(actual, place + length);
    error.expected = excerpt(expected, length);
  } else {
    error.actual = excerpt(actual, expected instanceof RegExp ? actual.search(expected) : 0);
  }
}

/** Where the longest beginning of `wanted` is in `text`, and how long it is. */
function nearest(text: string, wanted: string): { place: number; length: number } {
  let length = 0;
  let tooLong = wanted.length + 1;
  while (tooLong - length > 1) {
    const middle = (length + tooLong) >> 1;
    if (text.includes(wanted.slice(0, middle))) length = middle;
    else tooLong = middle;
  }
  return { place: text.indexOf(wanted.slice(0, length)), length };
}

function excerpt(text: string, middle: number): string {
  if (text.length <= SHOWN) return text;
  const start = Math.max(0, Math.min(middle - SHOWN / 2, text.length - SHOWN));
  const shown = text.slice(start, start + SHOWN);
  return `${start > 0 ? '…' : ''}${shown}… (${SHOWN} of ${text.length} characters)`;
}
