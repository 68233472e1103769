import { afterEach, beforeEach, expect } from 'vitest';

/**
 * What a test does not expect on the console is a fault in the product, so it fails the test.
 * A test that expects it replaces the method: `vi.spyOn(console, 'error').mockReturnValue()`.
 */
const complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const print = console[level].bind(console);
  console[level] = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
    print(...parts);
  };
}

beforeEach(() => {
  complaints.length = 0;
});

afterEach(() => {
  expect(complaints, 'unexpected console output').toEqual([]);
});
