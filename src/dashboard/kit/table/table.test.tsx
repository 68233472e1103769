import { MantineProvider } from '@mantine/core';
import { renderToString } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { type Column, directionOf, nextSort } from './column.ts';
import { DataTable } from './data-table.tsx';
import { defineList } from './define-list.ts';
import {
  MOST_VIEWS,
  readViews,
  viewsKey,
  withoutView,
  withView,
  writeViews,
} from './saved-views.ts';
import { changeSelection } from './selection.ts';

const query = z.strictObject({
  q: z.optional(z.string().check(z.trim(), z.maxLength(10))),
  state: z.optional(z.enum(['draft', 'published'])),
  from: z.optional(z.iso.date()),
  sort: z._default(z.enum(['name', '-name', 'at', '-at']), 'name'),
  page: z._default(z.coerce.number().check(z.int(), z.gte(1), z.lte(500)), 1),
});
const list = defineList({
  path: '/records',
  query,
  filters: ['q', 'state', 'from'],
  sort: 'name',
  pageSize: 20,
});
const read = (text: string) => list.read(new URLSearchParams(text));

describe('the state of a list in its address', () => {
  it('is read as it was written', () => {
    const view = read('?q=ş%C4%B1k&state=draft&from=2026-01-31&sort=-at&page=3');
    expect(view).toEqual({ q: 'şık', state: 'draft', from: '2026-01-31', sort: '-at', page: 3 });
    expect(read(list.write(view))).toEqual(view);
  });

  it('is empty for the list without filters', () => {
    const plain = read('');
    expect(list.write(plain)).toBe('');
    expect(list.isFiltered(plain)).toBe(false);
    expect(list.filterOf(plain)).toEqual({ sort: 'name', page: 1, pageSize: 20 });
  });

  it.each([
    'state=x&from=2026-02-30&sort=z&page=1.5',
    `q=${'a'.repeat(11)}&page=501`,
    'page=-1&other=1',
    'q=%20%20&state=&page=NaN',
  ])('is read as the list without filters if the API would refuse it: %s', (address) => {
    expect(read(address)).toEqual(read(''));
  });

  it('with default filters is short for them, and keeps that a filter was removed', () => {
    const open = defineList({
      path: '/records',
      query,
      filters: ['q', 'state'],
      defaults: { state: 'draft' },
      sort: 'name',
      pageSize: 20,
    });
    const drafts = open.read(new URLSearchParams());
    expect([drafts.state, open.write(drafts), open.isFiltered(drafts)]).toEqual([
      'draft',
      '',
      false,
    ]);
    const all = { ...drafts, state: '' as const };
    expect([open.write(all), open.isFiltered(all)]).toEqual(['?state=', false]);
    expect(open.read(new URLSearchParams('?state='))).toEqual(all);
    expect(open.filterOf(all)).toEqual({ sort: 'name', page: 1, pageSize: 20 });
    const published = open.read(new URLSearchParams('?state=published'));
    expect([open.write(published), open.isFiltered(published)]).toEqual(['?state=published', true]);
    expect({ ...published, ...open.noFilters }).toEqual(drafts);
  });

  it('is stored for pages that link back to the list', () => {
    expect(list.lastAddress()).toBe('/records');
    list.remember(read('state=draft&page=2'));
    expect(list.lastAddress()).toBe('/records?state=draft&page=2');
  });
});

it('a header sorts names from A and dates from the newest, then the other way round', () => {
  const name = { by: 'name', first: 'ascending' } as const;
  const at = { by: 'at', first: 'descending' } as const;
  expect([nextSort('-at', name), nextSort('name', name)]).toEqual(['name', '-name']);
  expect([nextSort('name', at), nextSort('-at', at)]).toEqual(['-at', 'at']);
  expect(['at', '-at', 'name'].map((sort) => directionOf(sort, at))).toEqual([
    'ascending',
    'descending',
    undefined,
  ]);
});

it('rows are selected and deselected, each once', () => {
  const two = changeSelection(new Set(['a']), ['a', 'b'], true);
  expect([...two]).toEqual(['a', 'b']);
  expect([...changeSelection(two, ['a', 'c'], false)]).toEqual(['b']);
});

describe('saved views', () => {
  const map = new Map<string, string>();
  const take = () => ({
    getItem: (key: string) => map.get(key) ?? null,
    setItem: (key: string, value: string) => void map.set(key, value),
  });
  const drafts = { name: 'Taslaklar', search: '?state=draft' };

  it('are listed in the order of their names, separately for each account and list', () => {
    const views = withView(withView([], drafts), { name: 'Bekleyenler', search: '?q=a' });
    expect(writeViews(take, viewsKey('elif', '/records'), views)).toBe(true);
    const read = (user: string, path: string) => readViews(take, viewsKey(user, path));
    expect(read('elif', '/records').map(({ name }) => name)).toEqual(['Bekleyenler', 'Taslaklar']);
    expect([read('murat', '/records'), read('elif', '/others')]).toEqual([[], []]);
  });

  it('can be replaced and removed by name', () => {
    const changed = withView([drafts], { ...drafts, search: '?state=published' });
    expect(changed).toEqual([{ name: 'Taslaklar', search: '?state=published' }]);
    expect(withoutView(changed, 'Taslaklar')).toEqual([]);
  });

  it.each(['{', 'null', '[{"name":"","search":"?a"}]', '[{"name":"a","search":"https://a"}]'])(
    'are empty if the stored value is invalid: %s',
    (raw) => {
      map.set('odd', raw);
      expect(readViews(take, 'odd')).toEqual([]);
    },
  );

  it('are refused above the maximum number, and if the browser cannot store them', () => {
    const many = Array.from({ length: MOST_VIEWS + 1 }, (_, n) => ({ ...drafts, name: `${n}` }));
    expect(writeViews(take, 'many', many)).toBe(false);
    const blocked = () => {
      throw new DOMException('denied', 'SecurityError');
    };
    expect(writeViews(blocked, 'key', [drafts])).toBe(false);
    expect(readViews(blocked, 'key')).toEqual([]);
  });
});

describe('a table', () => {
  const columns: Column<{ id: string; name: string }>[] = [
    {
      id: 'name',
      header: 'Ad',
      sort: { by: 'name', first: 'ascending' },
      cell: ({ name }) => name,
    },
  ];
  const render = (bulk?: Parameters<typeof DataTable<{ id: string; name: string }>>[0]['bulk']) =>
    renderToString(
      <MantineProvider>
        <DataTable
          label="Kayıtlar"
          columns={columns}
          rows={[
            { id: 'a', name: 'Ayşe' },
            { id: 'b', name: 'Barış' },
          ]}
          rowKey={({ id }) => id}
          stale={false}
          sort="-name"
          onSort={() => {}}
          total={40}
          selection={{
            ids: new Set(['b']),
            isAll: false,
            selectAll: () => {},
            set: () => {},
            clear: () => {},
          }}
          {...(bulk ? { bulk } : {})}
        />
      </MantineProvider>,
    );
  const boxes = (html: string) => html.match(/<input[^>]*type="checkbox"[^>]*>/g) ?? [];

  it('marks the sort order in the header of its column', () => {
    expect(render()).toMatch(/<th[^>]*aria-sort="descending"/);
  });

  it('has checkboxes only if there are actions for selected rows', () => {
    expect(boxes(render())).toEqual([]);
    const html = render({ nameOf: ({ name }) => name, actions: () => 'Arşivle' });
    const [all, first, second] = boxes(html);
    expect(all).not.toContain('checked');
    expect(first).not.toContain('checked');
    expect(second).toContain('checked');
    expect(html).toContain('Arşivle');
    const more = render({ nameOf: ({ name }) => name, takesAll: true, actions: () => '' });
    // One more button: it selects all rows on every page.
    expect(more.split('<button').length - html.split('<button').length).toBe(1);
  });
});
