import { rawHtml } from '../../../ui/raw-html.ts';
import styles from './paired-texts.module.css';

/** Two texts of equal importance, side by side if there is room. Empty ones are left out. */
export function PairedTexts(props: { texts: { title: string; html: string }[]; lang?: string }) {
  const told = props.texts.filter(({ html }) => html !== '');
  if (told.length === 0) return null;
  return (
    <div className={`sec ${styles.pair}`}>
      {told.map(({ title, html }) => (
        <section className="corner" key={title}>
          <h2>{title}</h2>
          <div className="prose plain" lang={props.lang} {...rawHtml(html)} />
        </section>
      ))}
    </div>
  );
}
