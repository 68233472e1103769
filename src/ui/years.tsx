import styles from './years.module.css';

/** A list of years with their events; the years are in the margin. */
export function Years({ years, lang }: { years: { year: string; text: string }[]; lang?: string }) {
  return (
    <ol role="list" className={styles.years} lang={lang}>
      {years.map(({ year, text }) => (
        <li className="railed" key={`${year} ${text}`}>
          <b className="rail num">{year}</b>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
}
