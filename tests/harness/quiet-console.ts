import { afterAll, afterEach, beforeEach, expect } from 'vitest';

/**
 * Unexpected output on the console is an error in the product, so it fails the test.
 * A test that expects output replaces the method: `vi.spyOn(console, 'error').mockReturnValue()`.
 */
const messages: string[] = [];

for (const level of ['error', 'warn'] as const) {
  const original = console[level];
  const print = original.bind(console);
  console[level] = (...parts: unknown[]) => {
    messages.push(parts.map(String).join(' '));
    print(...parts);
  };
  // Otherwise the next test file of this process would use this file's console.
  afterAll(() => {
    console[level] = original;
  });
}

beforeEach(() => {
  messages.length = 0;
});

afterEach(() => {
  expect(messages, 'unexpected console output').toEqual([]);
});
