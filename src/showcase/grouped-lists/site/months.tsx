import { ListMonths } from '../../../features/content/site/list/list-row.tsx';
import { LIST } from '../../samples/contents.ts';
import { useSiteScope } from '../../samples/site-scope.ts';

export default function Months() {
  return <ListMonths scope={useSiteScope()} view={LIST} />;
}
