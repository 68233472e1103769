import type { PageScope } from '../page.ts';
import { wordsLanguage } from '../party.ts';
import styles from './principle-list.module.css';

/** The party's principles, numbered in its order; `#ilke-1` is the first. */
export function PrincipleList({ scope }: { scope: PageScope }) {
  return (
    <ol role="list" className={styles.creeds} lang={wordsLanguage(scope, 'principles')}>
      {scope.party.principles.map(({ title, text }, index) => (
        <li key={title}>
          <b aria-hidden="true">{index + 1}</b>
          <div>
            <h3 id={`ilke-${index + 1}`}>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </ol>
  );
}
