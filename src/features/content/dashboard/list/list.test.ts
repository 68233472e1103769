import { expect, it } from 'vitest';
import { contentsList } from './contents-list.ts';

it('the state of the content list is in its address, and the API request has the same parameters', () => {
  const address = '?q=ş%C4%B1k&category=haberler&state=draft&sort=title&page=3';
  const view = contentsList.read(new URLSearchParams(address));
  const filters = { q: 'şık', category: 'haberler', state: 'draft' };
  expect(view).toEqual({ ...contentsList.noFilters, ...filters, sort: 'title', page: 3 });
  expect(contentsList.read(new URLSearchParams(contentsList.write(view)))).toEqual(view);
  expect(contentsList.filterOf(view)).toEqual({ ...filters, sort: 'title', page: 3, pageSize: 20 });
});
