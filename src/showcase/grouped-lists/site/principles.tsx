import { PrincipleList } from '../../../site/kit/parts/lists.tsx';
import { useSiteScope } from '../../samples/site-scope.ts';

export default function Principles() {
  return <PrincipleList scope={useSiteScope()} />;
}
