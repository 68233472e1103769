import { useText } from '../../../dashboard/kit/language/language.ts';
import type { AuditEntry } from '../schema.ts';
import css from './audit-details.module.css';
import { fieldName, valueText } from './audit-words.ts';

/** Each field that an event names: what it was and what it became. */
export function AuditChanges({ before, after }: Pick<AuditEntry, 'before' | 'after'>) {
  const { t, locale } = useText();
  const fields = [...new Set([...Object.keys(before ?? {}), ...Object.keys(after ?? {})])];
  if (fields.length === 0) return <p className="soft">{t('audit:noValues')}</p>;
  return (
    <table className={css.changes}>
      <thead>
        <tr>
          <th scope="col">{t('audit:field')}</th>
          {before ? <th scope="col">{t('audit:before')}</th> : null}
          {after ? <th scope="col">{before ? t('audit:after') : t('audit:value')}</th> : null}
        </tr>
      </thead>
      <tbody>
        {fields.map((field) => (
          <tr key={field}>
            <th scope="row">{fieldName(t, field)}</th>
            {before ? (
              <td className={after ? 'soft' : undefined}>
                {valueText(t, locale, field, before[field])}
              </td>
            ) : null}
            {after ? <td>{valueText(t, locale, field, after[field])}</td> : null}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
