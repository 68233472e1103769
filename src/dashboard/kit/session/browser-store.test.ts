import { expect, it } from 'vitest';
import { browserStore, storeInMemory } from './session-state.ts';

it('the storage of the browser is used if it is available', () => {
  const given = storeInMemory();
  expect(browserStore(() => given)).toBe(given);
});

it.each([
  [
    'cannot be accessed',
    () => {
      throw new DOMException('denied', 'SecurityError');
    },
  ],
  ['is not there', () => null as never],
])('if it %s, the session ends with the tab', (_, take) => {
  const store = browserStore(take);
  store.setItem('accessToken', 'token');
  expect(store.getItem('accessToken')).toBe('token');
  store.removeItem('accessToken');
  expect(store.getItem('accessToken')).toBeNull();
});
