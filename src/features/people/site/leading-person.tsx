import type { PageScope } from '../../../site/kit/page.ts';
import { More } from '../../../ui/section.tsx';
import { type Person, personPath, personWords } from '../schema.ts';
import { Face } from './face.tsx';
import styles from './person.module.css';

const SIZES =
  '(min-width: 1400px) 422px, (min-width: 1200px) 33vw, (min-width: 900px) 38vw, calc(100vw - 58px)';

/** The chair, larger than the others, with the chair's quote. */
export function LeadingPerson({ scope, person }: { scope: PageScope; person: Person }) {
  const { t, href, locale } = scope;
  const duty = personWords(person, 'duty', locale);
  const quote = personWords(person, 'quote', locale);
  const path = href(personPath(person));
  return (
    <section className={`${styles.leading} inset`}>
      <div className={`${styles.ph} corner`}>
        <Face person={person} sizes={SIZES} first />
      </div>
      <div>
        <p className="cat" lang={duty.lang}>
          {duty.text}
        </p>
        <h2 lang="tr">
          <a href={path}>{person.name}</a>
        </h2>
        {person.province && (
          <p className="muted" lang="tr">
            {person.province}
          </p>
        )}
        {quote.text && <blockquote lang={quote.lang}>{quote.text}</blockquote>}
        <More href={path}>{t('people:board.chairMore')}</More>
      </div>
    </section>
  );
}
