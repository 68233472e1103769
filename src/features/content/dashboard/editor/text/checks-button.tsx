import { Button, Loader, Popover } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { IconChecklist } from '../../../../../ui/tabler-icons/index.ts';
import type { BodyCheck } from '../../../schema.ts';
import { bodyPreview } from '../../content-calls.ts';
import { PREVIEW_PAUSE } from '../body-preview.tsx';
import css from '../editor.module.css';
import type { EditorFields } from '../editor-fields.ts';
import { BodyChecks } from './body-checks.tsx';

interface ChecksButtonProps {
  body: string;
  /** The preview has the same reply; without it the text is checked when the list is opened. */
  isPreviewed: boolean;
  onCheck: (check: BodyCheck) => void;
}

/** Opens the list of what the author should look at before publishing. */
export function ChecksButton({ body, isPreviewed, onCheck }: ChecksButtonProps) {
  const { t } = useText();
  const [opened, setOpened] = useState(false);
  const [settled] = useDebouncedValue(body, PREVIEW_PAUSE);
  const { data, error } = useQuery({
    ...bodyPreview(settled),
    gcTime: 0,
    enabled: opened || isPreviewed,
  });
  const summary = useWatch<EditorFields, 'summary'>({ name: 'summary' });
  const count = data ? data.checks.length + (summary.trim() ? 0 : 1) : 0;
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
          aria-label={data ? t('content:editor.checks', { count }) : label}
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
