import { matchRoutes } from 'react-router';
import { beforeAll, describe, expect, it, vi } from 'vitest';
import { texts } from '../app/texts.ts';
import { LOCALES, type Locale } from '../platform/i18n/locales.ts';
import { mergeTexts, type TextTree } from '../platform/i18n/texts.ts';
import type { DashboardFeature } from './kit/feature.ts';
import { loadFeatureTexts, loadStartTexts } from './texts.ts';

let features: readonly DashboardFeature[] = [];

beforeAll(async () => {
  // The document says who signs users in.
  vi.stubGlobal('document', { querySelector: () => null });
  features = (await import('./features.ts')).FEATURES;
  vi.unstubAllGlobals();
});

const navigation = () => features.flatMap((feature) => feature.navigation ?? []);
const administration = () => features.flatMap((feature) => feature.administration ?? []);
const commands = () => features.flatMap((feature) => feature.commands ?? []);
const entries = () => [...navigation(), ...administration(), ...commands()];

/** The whole path of every page. */
const addresses = () =>
  features.flatMap(({ startPages = [], openPages = [], pages = [], redirects = [] }) => [
    ...[...startPages, ...openPages].flatMap(({ path }) => path),
    ...pages.flatMap(({ path }) => path).map((path) => `/dashboard/${path}`),
    ...redirects.map(({ from }) => `/dashboard/${from}`),
  ]);

/** What a browser has after sign-in. Two parts must not give the same key. */
const loadAll = async (locale: Locale) =>
  mergeTexts(
    [...(await loadStartTexts(locale)), ...(await loadFeatureTexts(locale))].map(
      ([namespace, part]) => ({ [namespace]: part as TextTree }),
    ),
  );

it.each(LOCALES)('the dashboard loads the audit events of every feature (%s)', async (locale) => {
  const { audit } = await loadAll(locale);
  expect(audit).toEqual(texts[locale].audit);
});

describe('the manifests of the dashboard', () => {
  it.each(LOCALES)('name texts that the dashboard loads (%s)', async (locale) => {
    const loaded = await loadAll(locale);
    const textOf = (key: string) =>
      key.split(/[:.]/).reduce<unknown>((at, name) => (at as TextTree | undefined)?.[name], loaded);
    const keys = [
      ...entries().map(({ label }) => label),
      ...administration().map(({ text }) => text),
    ];
    expect(keys.length).toBeGreaterThan(8);
    expect(keys.filter((key) => typeof textOf(key) !== 'string')).toEqual([]);
  });

  it('link only to pages that one of them has', () => {
    const routes = addresses().map((path) => ({ path }));
    expect(entries().filter(({ to }) => !matchRoutes(routes, to))).toEqual([]);
  });

  it('give each address to one page', () => {
    const all = addresses();
    expect(all.filter((path, place) => all.indexOf(path) !== place)).toEqual([]);
  });
});
