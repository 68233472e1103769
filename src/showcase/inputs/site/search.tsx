import { SearchInput } from '../../../site/kit/parts/search-input.tsx';
import { useSiteScope } from '../../samples/site-scope.ts';

export default function Search() {
  const { t } = useSiteScope();
  return (
    <search>
      <SearchInput t={t} typed="kıyı yasası" />
    </search>
  );
}
