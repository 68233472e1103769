import type { PartyScope } from '../../party/schema.ts';
import { FOLLOW_PATH } from '../follow/paths.ts';
import styles from './apply-aside.module.css';

/** What happens with the data, beside the form. */
export function ApplyAside({ scope }: { scope: PartyScope }) {
  const { t, href } = scope;
  return (
    <aside className={`${styles.aside} corner`} aria-labelledby="bilgileriniz">
      <h2 id="bilgileriniz">{t('apply:aside.title')}</h2>
      <p>{t('apply:aside.text')}</p>
      <ul role="list">
        <li>{t('apply:aside.draft')}</li>
        <li>{t('apply:aside.follow')}</li>
        <li>{t('apply:aside.rights')}</li>
      </ul>
      <p>
        <a href={href(FOLLOW_PATH)}>{t('applicationFollow:ask.title')}</a>
      </p>
      <p>
        <a href={href('/aydinlatma-metni')}>{t('apply:aside.notice')}</a>
      </p>
    </aside>
  );
}
