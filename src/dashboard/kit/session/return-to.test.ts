import { expect, it } from 'vitest';
import { safeReturnTo, signInPath } from './return-to.ts';

const ORIGIN = 'https://parti.example';

it.each([
  '/dashboard',
  '/dashboard/blog?state=draft&page=2',
  '/dashboard/blog/1b2c/edit#field-title',
])('a redirect to %s is allowed', (path) => {
  expect(safeReturnTo(path, ORIGIN)).toBe(path);
});

it.each([
  null,
  '',
  'https://evil.example/dashboard',
  '//evil.example/dashboard',
  '/\\evil.example/dashboard',
  '/dashboard\\..\\..',
  '/\t/evil.example',
  'javascript:alert(1)',
  'dashboard',
  '/auth/login',
  '/dashboardx',
  '/dashboard/../auth/login',
  '/dashboard/%2e%2e/haberler',
])('a redirect to %s is not allowed', (path) => {
  expect(safeReturnTo(path, ORIGIN)).toBe('/dashboard');
});

it('the sign-in address contains the return address', () => {
  expect(signInPath('/dashboard')).toBe('/auth/login?returnTo=%2Fdashboard');
  expect(signInPath('/dashboard/blog?page=2')).toBe(
    '/auth/login?returnTo=%2Fdashboard%2Fblog%3Fpage%3D2',
  );
});
