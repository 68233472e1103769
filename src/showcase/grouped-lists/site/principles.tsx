import { PrincipleList } from '../../../site/kit/parts/principle-list.tsx';
import { useSiteScope } from '../../samples/site-scope.ts';

export default function Principles() {
  return <PrincipleList scope={useSiteScope()} />;
}
