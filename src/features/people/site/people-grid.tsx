import type { PageScope } from '../../../site/kit/page.ts';
import { type Person, personPath, personWords } from '../schema.ts';
import { Face } from './face.tsx';
import styles from './people-grid.module.css';

const SIZES =
  '(min-width: 1400px) 252px, (min-width: 1100px) 21vw, (min-width: 600px) 28vw, calc(50vw - 28px)';

const Duty = ({ text, lang }: { text: string; lang?: string }) => <p lang={lang}>{text}</p>;

/** People in two, three or four columns. */
export function PeopleGrid({ scope, people }: { scope: PageScope; people: Person[] }) {
  const { href, locale } = scope;
  return (
    <ul role="list" className={styles.folk}>
      {people.map((person) => (
        <li key={person.slug}>
          <Face person={person} sizes={SIZES} />
          <h3 lang="tr">
            <a href={href(personPath(person))}>{person.name}</a>
          </h3>
          <Duty {...personWords(person, 'duty', locale)} />
          <p className="muted" lang="tr">
            {person.province}
          </p>
        </li>
      ))}
    </ul>
  );
}
