import { PeopleGrid } from '../../../features/people/site/board-page.tsx';
import { PEOPLE } from '../../samples/people.ts';
import { useSiteScope } from '../../samples/site-scope.ts';

export default function People() {
  return <PeopleGrid scope={useSiteScope()} people={[...PEOPLE]} />;
}
