import { Button, Group, Text } from '@mantine/core';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { CopyButton } from '../../../../dashboard/kit/parts/copy-button.tsx';
import { Dialog } from '../../../../dashboard/kit/parts/dialog.tsx';
import { session } from '../../../../dashboard/kit/session/session.ts';
import { MaskedNumber } from '../../desk/dashboard/masked-number.tsx';
import { type HiddenField, Revealed } from '../schema.ts';
import { ReasonForm } from './reason-form.tsx';

/** A value stays in view for this long. */
const SHOWN_MS = 60_000;
const Reply = z.object({ data: Revealed });

interface HiddenValueProps {
  id: string;
  field: HiddenField;
  /** The name of the field. */
  label: string;
  /** What is shown to everybody. */
  masked: string;
  /** Whether the user may read the value. */
  canReveal: boolean;
}

/** A masked value that an admin can read after giving a reason; it is hidden again after a minute. */
export function HiddenValue({ id, field, label, masked, canReveal }: HiddenValueProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const [value, setValue] = useState<string | null>(null);
  useEffect(() => {
    if (value === null) return;
    const timer = setTimeout(() => setValue(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [value]);
  if (value !== null)
    return (
      <Group gap={8}>
        <Text span inherit className="num">
          {value}
        </Text>
        <CopyButton value={value} />
        <Button size="compact-sm" variant="subtle" onClick={() => setValue(null)}>
          {t('reveal:hide')}
        </Button>
      </Group>
    );
  return (
    <Group gap={8}>
      <MaskedNumber>{masked}</MaskedNumber>
      {canReveal ? (
        <Button
          size="compact-sm"
          variant="subtle"
          aria-label={t('reveal:showLabel', { label })}
          onClick={() => setAsking(true)}
        >
          {t('reveal:show')}
        </Button>
      ) : null}
      <Dialog
        opened={isAsking}
        title={t('reveal:title', { label })}
        onClose={() => setAsking(false)}
      >
        <ReasonForm
          id={id}
          text={t('reveal:text')}
          label={t('reveal:reason')}
          submitLabel={t('reveal:show')}
          send={async (revealReason) => {
            const body = { field, revealReason };
            const path = `/api/applications/${encodeURIComponent(id)}/reveal`;
            const { data } = Reply.parse(await session.request(path, { method: 'POST', body }));
            setAsking(false);
            setValue(data.value);
          }}
          onClose={() => setAsking(false)}
        />
      </Dialog>
    </Group>
  );
}
