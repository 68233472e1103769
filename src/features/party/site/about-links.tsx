import { More } from '../../../ui/section.tsx';
import type { PartyScope } from '../schema.ts';
import type { DocumentLink } from '../views.ts';
import styles from './about-links.module.css';

const PEOPLE = ['/genel-baskan', '/baskanlik-divani', '/merkez-yurutme-kurulu', '/toplantilar'];
const WAYS_IN = ['/uye-olun', '/bagis', '/iletisim'];

/** Links to the boards, to the documents and to the ways of joining and helping the party. */
export function AboutLinks({ scope, documents }: { scope: PartyScope; documents: DocumentLink[] }) {
  const { t } = scope;
  const groups = [
    { title: t('site:menu.organisation'), paths: PEOPLE },
    { title: t('party:about.documents'), paths: documents.map(({ path }) => path) },
    { title: t('party:about.ways'), paths: WAYS_IN },
  ];
  return (
    <div className={`${styles.linkGroups} inset`}>
      {groups
        .filter((group) => group.paths.length > 0)
        .map((group) => (
          <div key={group.title}>
            <h3>{group.title}</h3>
            <ul role="list">
              {group.paths.map((path) => (
                <li key={path}>
                  <More href={scope.href(path)}>{scope.nameOf(path)}</More>
                </li>
              ))}
            </ul>
          </div>
        ))}
    </div>
  );
}
