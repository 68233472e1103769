import { useWatch } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import type { BodyCheck } from '../../../schema.ts';
import css from '../editor.module.css';
import { type EditorFields, fieldId } from '../editor-fields.ts';

interface BodyChecksProps {
  checks: BodyCheck[];
  onLine: (line: number) => void;
}

/** What the author should look at before publishing; each leads to its place. */
export function BodyChecks({ checks, onLine }: BodyChecksProps) {
  const { t } = useText();
  const summary = useWatch<EditorFields, 'summary'>({ name: 'summary' });
  const lacksSummary = !summary.trim();
  const count = checks.length + (lacksSummary ? 1 : 0);
  return (
    <details className={css.checks}>
      <summary>{t('content:editor.checks', { count })}</summary>
      {count === 0 ? <p>{t('content:editor.checksNone')}</p> : null}
      <ul>
        {lacksSummary ? (
          <li>
            <button
              type="button"
              onClick={() => document.getElementById(fieldId('summary'))?.focus()}
            >
              {t('content:editor.check.summaryMissing')}
            </button>
          </li>
        ) : null}
        {checks.map(({ kind, line, text }, place) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two of one line may say the same
          <li key={place}>
            <button type="button" onClick={() => onLine(line)}>
              {t('content:editor.checkLine', { line })}:{' '}
              {t(`content:editor.check.${kind}`, { text })}
            </button>
          </li>
        ))}
      </ul>
    </details>
  );
}
