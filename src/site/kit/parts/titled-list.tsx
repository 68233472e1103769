import principles from './principle-list.module.css';
import styles from './titled-list.module.css';

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
    <List className={numbered ? principles.creeds : styles.titled} lang={lang}>
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
