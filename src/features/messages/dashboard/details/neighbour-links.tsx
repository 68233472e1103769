import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Neighbours } from '../../../../dashboard/kit/parts/neighbours.tsx';
import { messagePath, messagesList } from '../list/messages-list.ts';
import { neighboursOf } from '../message-calls.ts';

/** The messages beside this one in the list that it was opened from. */
export function NeighbourLinks({ id }: { id: string }) {
  const [search] = useSearchParams();
  const view = messagesList.read(search);
  const { page: _page, pageSize: _size, ...filter } = messagesList.filterOf(view);
  const { data } = useQuery(neighboursOf(id, filter));
  return <Neighbours beside={data} pathOf={(other) => messagePath(other, view)} />;
}
