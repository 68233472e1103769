import { expect, it } from 'vitest';
import { usersList } from './users-list.ts';

it('the state of the user list is in its address, and the API request has the same parameters', () => {
  const address = '?q=ı%C5%9F%C4%B1l&role=editor&status=inactive&sort=-lastSignInAt&page=3';
  const view = usersList.read(new URLSearchParams(address));
  const filters = { q: 'ışıl', role: 'editor', status: 'inactive' };
  expect(view).toEqual({ ...filters, sort: '-lastSignInAt', page: 3 });
  expect(usersList.read(new URLSearchParams(usersList.write(view)))).toEqual(view);
  expect(usersList.filterOf(view)).toEqual({
    ...filters,
    sort: '-lastSignInAt',
    page: 3,
    pageSize: 20,
  });
});
