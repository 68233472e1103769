import { wordsLanguage } from '../../../site/kit/party.ts';
import type { PartyScope } from '../../party/schema.ts';
import styles from './conditions.module.css';

/** The conditions of membership from the law, and the documents that the party requires; folded above the form. */
export function Conditions({ scope }: { scope: PartyScope }) {
  const { t, party } = scope;
  const { documents } = party.membership;
  return (
    <div className={`${styles.conditions} inset`}>
      <details>
        <summary>
          <h2>{t('apply:who')}</h2>
        </summary>
        <p className={`${styles.law} corner`}>{t('apply:law')}</p>
        <p className="muted">{t('apply:oneParty')}</p>
      </details>
      {documents.length > 0 && (
        <details>
          <summary>
            <h2>{t('apply:documents')}</h2>
          </summary>
          <ul role="list" className={styles.checklist} lang={wordsLanguage(scope, 'membership')}>
            {documents.map((document) => (
              <li key={document}>{document}</li>
            ))}
          </ul>
        </details>
      )}
    </div>
  );
}
