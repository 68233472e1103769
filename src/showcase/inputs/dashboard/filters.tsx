import { useState } from 'react';
import * as z from 'zod/mini';
import { DayRange } from '../../../dashboard/kit/table/day-range.tsx';
import { defineList } from '../../../dashboard/kit/table/define-list.ts';
import { FilterBar, FilterSelect } from '../../../dashboard/kit/table/filter-bar.tsx';

const list = defineList({
  path: '/components/inputs',
  query: z.strictObject({
    q: z.optional(z.string()),
    state: z.optional(z.enum(['draft', 'published'])),
    from: z.optional(z.iso.date()),
    to: z.optional(z.iso.date()),
  }),
  filters: ['q', 'state', 'from', 'to'],
  pageSize: 20,
});

export default function Filters() {
  // A list has this state in its address.
  const [view, setView] = useState(list.read(new URLSearchParams('?state=draft')));
  const state = {
    list,
    view,
    show: (change: Partial<typeof view>) => setView((before) => ({ ...before, ...change })),
  };
  return (
    <div lang="tr">
      <FilterBar
        state={state}
        search={{ name: 'q', label: 'Ara', hint: 'Başlık ya da metin', maxLength: 100 }}
      >
        <FilterSelect
          state={state}
          name="state"
          label="Durum"
          all="Bütün durumlar"
          options={[
            { value: 'draft', label: 'Taslak' },
            { value: 'published', label: 'Yayımda' },
          ]}
        />
        <DayRange state={state} names={['from', 'to']} legend="Değişiklik günü" />
      </FilterBar>
    </div>
  );
}
