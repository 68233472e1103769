import { expect, it } from 'vitest';
import { pageNumbers } from './pager.tsx';

it('page numbers show the ends, the neighbours and gaps of more than one', () => {
  expect(pageNumbers(1, 1)).toEqual([1]);
  expect(pageNumbers(1, 3)).toEqual([1, 2, 3]);
  expect(pageNumbers(1, 7)).toEqual([1, 2, null, 7]);
  expect(pageNumbers(4, 7)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  expect(pageNumbers(11, 11)).toEqual([1, null, 10, 11]);
  expect(pageNumbers(50, 99)).toEqual([1, null, 49, 50, 51, null, 99]);
});
