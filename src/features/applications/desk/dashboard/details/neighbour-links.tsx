import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { Neighbours } from '../../../../../dashboard/kit/parts/neighbours.tsx';
import { applicationsList } from '../list/applications-list.ts';
import { neighboursOf } from './application-calls.ts';

/** The applications beside this one in the list that it was opened from. */
export function NeighbourLinks({ id }: { id: string }) {
  const [search] = useSearchParams();
  const view = applicationsList.read(search);
  const { page: _page, pageSize: _size, ...filter } = applicationsList.filterOf(view);
  const { data } = useQuery(neighboursOf(id, filter));
  const pathOf = (other: string) =>
    `/dashboard/applications/${other}/details${applicationsList.write(view)}`;
  return <Neighbours beside={data} pathOf={pathOf} />;
}
