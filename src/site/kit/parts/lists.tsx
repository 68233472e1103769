import { rawHtml } from '../../../ui/raw-html.ts';
import type { PageScope } from '../page.ts';
import { wordsLanguage } from '../party.ts';
import pairs from './paired-texts.module.css';
import styles from './principle-list.module.css';
import titled from './titled-list.module.css';

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

/** Two texts of equal importance, side by side if there is room. Empty ones are left out. */
export function PairedTexts(props: { texts: { title: string; html: string }[]; lang?: string }) {
  const told = props.texts.filter(({ html }) => html !== '');
  if (told.length === 0) return null;
  return (
    <div className={`sec ${pairs.pair}`}>
      {told.map(({ title, html }) => (
        <section className="corner" key={title}>
          <h2>{title}</h2>
          <div className="prose plain" lang={props.lang} {...rawHtml(html)} />
        </section>
      ))}
    </div>
  );
}

interface TitledListProps {
  items: { title: string; text: string }[];
  lang?: string;
  /** The items are steps in this order; their numbers are large. */
  numbered?: boolean;
}

/** Short texts with titles, in as many columns as fit. */
export function TitledList({ items, lang, numbered }: TitledListProps) {
  const List = numbered ? 'ol' : 'ul';
  return (
    <List className={numbered ? styles.creeds : titled.titled} lang={lang}>
      {items.map(({ title, text }, index) => (
        <li key={title}>
          {numbered && <b aria-hidden="true">{index + 1}</b>}
          <div>
            <h3>{title}</h3>
            <p>{text}</p>
          </div>
        </li>
      ))}
    </List>
  );
}
