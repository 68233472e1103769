import { Button, Loader, Popover, UnstyledButton } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { useIsVisual } from '../../../../../dashboard/kit/markdown/form-choice.ts';
import type { Editing, Misfit } from '../../../../../dashboard/kit/markdown/text-form.ts';
import { IconChecklist } from '../../../../../ui/tabler-icons/index.ts';
import type { BodyCheck, BodyWarning } from '../../../schema.ts';
import { bodyPreview } from '../../content-queries.ts';
import css from '../editor.module.css';
import { type EditorFields, fieldId } from '../editor-fields.ts';
import { goToSideField } from '../side.ts';

/** The pause after typing, in ms, before the text is rendered. */
export const PREVIEW_PAUSE = 400;

/**
 * Lists what the site leaves out of the text, with the reason and, in the source, the line. Saving is still
 * possible.
 */
export function BodyWarnings({ warnings }: { warnings: BodyWarning[] }) {
  const { t } = useText();
  const isVisual = useIsVisual();
  if (warnings.length === 0) return null;
  return (
    <ul role="list" className={css.band}>
      {warnings.map(({ kind, line, address }, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of one line may have the same address
        <li key={place}>
          {t(`content:editor.${isVisual ? 'inText' : 'warning'}.${kind}`, { line, address })}
        </li>
      ))}
    </ul>
  );
}

interface ChecksButtonProps {
  body: string;
  /** The preview has the same reply; without it the text is checked when the list is opened. */
  isPreviewed: boolean;
  onCheck: (check: BodyCheck) => void;
  /** Tells of the blocks that are not stored as they are. */
  editing: Editing | null;
  onMisfit: (misfit: Misfit) => void;
}

/** Opens the list of what the author should look at before publishing. */
export function ChecksButton(props: ChecksButtonProps) {
  const { body, isPreviewed, onCheck, editing, onMisfit } = props;
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const [misfits, setMisfits] = useState<readonly Misfit[]>([]);
  useEffect(() => editing?.watchMisfits(setMisfits), [editing]);
  const [settled] = useDebouncedValue(body, PREVIEW_PAUSE);
  const { data, error } = useQuery({
    ...bodyPreview(settled),
    gcTime: 0,
    enabled: opened || isPreviewed,
  });
  const summary = useWatch<EditorFields, 'summary'>({ name: 'summary' });
  const others = data ? data.checks.length + (summary.trim() ? 0 : 1) : 0;
  const count = misfits.length + others;
  const label = t('content:desk.checks');
  return (
    // Not in a portal: in the full-screen mode everything else cannot be reached.
    <Popover
      opened={opened}
      onChange={setOpened}
      position="bottom-end"
      width={320}
      shadow="md"
      withinPortal={false}
      trapFocus
      returnFocus
    >
      <Popover.Target>
        <Button
          className={css.checksButton}
          variant="subtle"
          aria-label={data || count > 0 ? t('content:editor.checks', { count }) : label}
          title={label}
          onClick={() => setOpened(!opened)}
        >
          <IconChecklist size={18} stroke={1.6} aria-hidden="true" />
          {count > 0 ? count : null}
        </Button>
      </Popover.Target>
      <Popover.Dropdown aria-label={label}>
        {data ? (
          <BodyChecks
            checks={data.checks}
            misfits={misfits}
            onMisfit={onMisfit}
            lacksSummary={!summary.trim()}
            onGo={(go) => {
              setOpened(false);
              // The popover gives the focus back to its button first.
              setTimeout(go);
            }}
            onCheck={onCheck}
          />
        ) : error ? (
          <p>{t('content:desk.checksFailed')}</p>
        ) : (
          <Loader size={16} aria-label={t('content:desk.checking')} />
        )}
      </Popover.Dropdown>
    </Popover>
  );
}

interface BodyChecksProps extends Pick<ChecksButtonProps, 'onMisfit'> {
  misfits: readonly Misfit[];
  checks: BodyCheck[];
  lacksSummary: boolean;
  /** Called with what leads to the place of a check. */
  onGo: (go: () => void) => void;
  onCheck: (check: BodyCheck) => void;
}

/** What the author should look at before publishing; each leads to its place. */
export function BodyChecks(props: BodyChecksProps) {
  const { checks, misfits, lacksSummary, onGo, onCheck, onMisfit } = props;
  const { t } = useText();
  const isVisual = useIsVisual();
  const count = misfits.length + checks.length + (lacksSummary ? 1 : 0);
  if (count === 0) return <p>{t('content:editor.checksNone')}</p>;
  return (
    <ul role="list" className={css.checks}>
      {lacksSummary ? (
        <li>
          <UnstyledButton onClick={() => onGo(() => goToSideField(fieldId('summary')))}>
            {t('content:editor.check.summaryMissing')}
          </UnstyledButton>
        </li>
      ) : null}
      {misfits.map((misfit) => (
        <li key={misfit.id}>
          <UnstyledButton onClick={() => onGo(() => onMisfit(misfit))}>
            {t(`dashboard:blocks.misfit.${misfit.reason}`)}
          </UnstyledButton>
        </li>
      ))}
      {checks.map((check, place) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two of one line may say the same
        <li key={place}>
          <UnstyledButton onClick={() => onGo(() => onCheck(check))}>
            {isVisual ? null : `${t('content:editor.checkLine', { line: check.line })}: `}
            {t(
              `content:editor.${isVisual && check.kind === 'listOrdinal' ? 'inText' : 'check'}.${check.kind}`,
              { text: check.text },
            )}
          </UnstyledButton>
        </li>
      ))}
    </ul>
  );
}
