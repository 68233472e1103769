import { Pager } from '../../../site/kit/parts/pager.tsx';
import { useSiteScope } from '../../samples/site-scope.ts';

export default function PagerExample() {
  const addressOf = (page: number) => `/haberler?sayfa=${page}`;
  return <Pager scope={useSiteScope()} page={4} pages={12} addressOf={addressOf} />;
}
