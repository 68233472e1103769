import { expect, it } from 'vitest';
import { browserStore, storeInMemory } from './browser-store.ts';

it('the browser’s storage is used where it can be', () => {
  const given = storeInMemory();
  expect(browserStore(() => given)).toBe(given);
});

it.each([
  [
    'cannot be asked for',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['is not there', () => null as never],
])('where it %s, the session lives as long as the tab', (_, take) => {
  const store = browserStore(take);
  store.setItem('accessToken', 'token');
  expect(store.getItem('accessToken')).toBe('token');
  store.removeItem('accessToken');
  expect(store.getItem('accessToken')).toBeNull();
});
