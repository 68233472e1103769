import { Pager } from '../../../dashboard/kit/table/pager.tsx';
import { State } from '../../example/state.tsx';

const searchOf = (page: number) => `?page=${page}`;

export default function PagerExample() {
  return (
    <>
      <State is="many">
        <Pager page={7} pageSize={20} total={1284} searchOf={searchOf} />
      </State>
      <State is="one">
        <Pager page={1} pageSize={20} total={12} searchOf={searchOf} />
      </State>
    </>
  );
}
