import { describe, expect, it } from 'vitest';
import type { SessionUser } from '../../platform/session.ts';
import type { DashboardFeature, Entry } from '../kit/feature.ts';
import { entriesFor, findEntries } from './find-entries.ts';

const entry = (to: string, label: string, right?: string) =>
  ({ to, label, icon: 'users', ...(right && { right }) }) as Entry;

const features: DashboardFeature[] = [
  { navigation: [{ ...entry('/own', 'Hesabım'), section: 'overview' }] },
  {
    navigation: [{ ...entry('/log', 'Denetim kaydı', 'audit'), section: 'administration' }],
    administration: [{ ...entry('/log', 'Denetim kaydı', 'audit'), text: '' }],
    commands: [entry('/new', 'Yeni içerik', 'content')],
  },
];
const userWith = (can: object) => ({ can }) as SessionUser;
const paths = (entries: Entry[]) => entries.map(({ to }) => to);

describe('the entries of the palette', () => {
  it('are those that the user’s rights allow', () => {
    expect(paths(entriesFor(features, userWith({ content: true, audit: false })))).toEqual([
      '/own',
      '/new',
    ]);
  });

  it('name each address once', () => {
    expect(paths(entriesFor(features, userWith({ content: true, audit: true })))).toEqual([
      '/own',
      '/log',
      '/new',
    ]);
  });

  const all = entriesFor(features, userWith({ content: true, audit: true }));
  it.each([
    ['', ['/own', '/log', '/new']],
    ['KAYDI', ['/log']],
    ['kaydi', ['/log']],
    ['İÇERİK', ['/new']],
    ['icerik yeni', ['/new']],
    ['den kay', ['/log']],
    ['etim', []],
  ])('are found by %j', (typed, found) => {
    expect(paths(findEntries(all, typed, ({ label }) => label))).toEqual(found);
  });
});
