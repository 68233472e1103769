import { Link } from 'react-router';
import { Count } from '../../../dashboard/kit/parts/page-head.tsx';
import { EntryList } from '../../../dashboard/overview/entry-list.tsx';

const to = '/dashboard/blog';
const at = '2026-11-18T11:20:00Z';

export default function Entries() {
  return (
    <section className="panel" aria-labelledby="own-drafts" lang="tr">
      <header className="panel-head">
        <h3 id="own-drafts">
          Taslaklarım
          <Count>2</Count>
        </h3>
        <Link className="panel-link" to={to}>
          Tümü
        </Link>
      </header>
      <EntryList
        entries={[
          { id: '1', to, title: 'Kıyı hepimizin', note: 'Haberler', at },
          {
            id: '2',
            to,
            title:
              'Yerel yönetimlerde denetim: belediye meclislerinin bütçeyi gerçekten denetleyebilmesi için altı öneri',
            note: 'Makaleler',
            at,
          },
        ]}
      />
    </section>
  );
}
