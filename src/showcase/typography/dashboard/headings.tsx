import { PageHead } from '../../../dashboard/kit/parts/page-head.tsx';

export default function Headings() {
  return (
    // The page has a heading of the first level already.
    <div lang="tr" role="presentation">
      <PageHead title="Üyelik başvuruları" count="1.284" lead="son 12 ay" />
      <h2>Muvaffakiyetsizleştiricileştiriveremeyebileceklerimizdenmişsinizcesine</h2>
      <h2>Şişli, Iğdır ve İzmir il başkanlıklarının çalışmaları</h2>
    </div>
  );
}
