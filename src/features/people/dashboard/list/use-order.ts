import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { showFailure } from '../../../../dashboard/kit/parts/failure.tsx';
import type { StaffPerson } from '../../edit/schema.ts';
import { orderPeople, reloadPeople, showOrder } from '../people-calls.ts';

/** Moves people in the list; each move is saved at once. `said` is for screen readers. */
export function useOrder(people: readonly StaffPerson[]) {
  const { t } = useText();
  const client = useQueryClient();
  const [said, setSaid] = useState('');
  const save = useMutation({
    // One after the other, so that the last order wins.
    scope: { id: 'people-order' },
    mutationFn: orderPeople,
    onError: (error) => {
      showFailure(error);
      reloadPeople(client);
    },
  });
  function move(from: number, to: number): void {
    const person = people[from];
    if (!person || to < 0 || to >= people.length) return;
    const next = people.toSpliced(from, 1).toSpliced(to, 0, person);
    showOrder(client, next);
    setSaid(t('peopleDesk:moved', { name: person.name, position: to + 1 }));
    save.mutate(next.map(({ id }) => id));
  }
  return { move, said };
}
