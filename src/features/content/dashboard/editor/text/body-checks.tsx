import { UnstyledButton } from '@mantine/core';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import type { BodyCheck } from '../../../schema.ts';
import css from '../editor.module.css';
import { fieldId } from '../editor-fields.ts';

interface BodyChecksProps {
  checks: BodyCheck[];
  lacksSummary: boolean;
  /** Called with what leads to the place of a check. */
  onGo: (go: () => void) => void;
  onCheck: (check: BodyCheck) => void;
}

/** What the author should look at before publishing; each leads to its place. */
export function BodyChecks({ checks, lacksSummary, onGo, onCheck }: BodyChecksProps) {
  const { t } = useText();
  const count = checks.length + (lacksSummary ? 1 : 0);
  if (count === 0) return <p>{t('content:editor.checksNone')}</p>;
  return (
    <ul role="list" className={css.checks}>
      {lacksSummary ? (
        <li>
          <UnstyledButton
            onClick={() => onGo(() => document.getElementById(fieldId('summary'))?.focus())}
          >
            {t('content:editor.check.summaryMissing')}
          </UnstyledButton>
        </li>
      ) : null}
      {checks.map((check, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of one line may say the same
        <li key={place}>
          <UnstyledButton onClick={() => onGo(() => onCheck(check))}>
            {t('content:editor.checkLine', { line: check.line })}:{' '}
            {t(`content:editor.check.${check.kind}`, { text: check.text })}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
