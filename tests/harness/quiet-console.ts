import { afterAll, afterEach, beforeEach, expect } from 'vitest';

/**
 * What a test does not expect on the console is a fault in the product, so it fails the test.
 * A test that expects it replaces the method: `vi.spyOn(console, 'error').mockReturnValue()`.
 */
const complaints: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  const print = original.bind(console);
  console[level] = (...parts: unknown[]) => {
    complaints.push(parts.map(String).join(' '));
    print(...parts);
  };
  // The next test file of this process has this one's console otherwise.
  afterAll(() => {
    console[level] = original;
  });
}

beforeEach(() => {
  complaints.length = 0;
});

afterEach(() => {
  expect(complaints, 'unexpected console output').toEqual([]);
});
