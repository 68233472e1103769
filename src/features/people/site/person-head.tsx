import type { PageScope } from '../../../site/kit/page.ts';
import { BOARD_PATHS, LISTED_BOARDS, personWords } from '../schema.ts';
import type { PersonView } from '../views.ts';
import { Face } from './face.tsx';
import styles from './person.module.css';

export const HEAD_SIZES =
  '(min-width: 1400px) 485px, (min-width: 900px) 38vw, (min-width: 600px) 420px, calc(100vw - 56px)';

interface PersonPartProps {
  scope: PageScope;
  person: PersonView;
}

/** The person's province and boards. */
function Facts({ scope: { t, href, nameOf }, person }: PersonPartProps) {
  const boards = LISTED_BOARDS.filter((board) => person.boards.includes(board));
  return (
    <dl className={styles.whoFacts}>
      {person.province && (
        <div>
          <dt>{t('people:person.province')}</dt>
          <dd lang="tr">{person.province}</dd>
        </div>
      )}
      {boards.length > 0 && (
        <div>
          <dt>{t('people:person.boards', { count: boards.length })}</dt>
          {boards.map((board) => (
            <dd key={board}>
              <a href={href(BOARD_PATHS[board])}>{nameOf(BOARD_PATHS[board])}</a>
            </dd>
          ))}
        </div>
      )}
    </dl>
  );
}

/** The portrait in the open corner, and beside it the name, the duty and the quote. */
export function PersonHead({ scope, person }: PersonPartProps) {
  const { t, locale } = scope;
  const { name } = person;
  const duty = personWords(person, 'duty', locale);
  const quote = personWords(person, 'quote', locale);
  const alt = t('people:person.portrait', { name });
  return (
    <header
      className={person.boards.includes('chair') ? `${styles.who} ${styles.ofChair}` : styles.who}
    >
      <div className={`${styles.ph} corner`}>
        <Face person={person} sizes={HEAD_SIZES} alt={alt} first />
      </div>
      <div className={styles.tx}>
        {duty.text && (
          <p className="cat" lang={duty.lang}>
            {duty.text}
          </p>
        )}
        <h1 lang="tr">{name}</h1>
        {quote.text && <blockquote lang={quote.lang}>{quote.text}</blockquote>}
        <Facts scope={scope} person={person} />
      </div>
    </header>
  );
}
