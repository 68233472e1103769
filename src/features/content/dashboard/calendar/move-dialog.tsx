import { Button } from '@mantine/core';
import { useState } from 'react';
import { DayField } from '../../../../dashboard/kit/form/day-field.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions, DialogSubject } from '../../../../dashboard/kit/parts/dialog.tsx';
import { isDay } from '../../../../platform/days.ts';
import { formatTime } from '../../../../platform/i18n/format.ts';
import { dayInIstanbul } from '../../../../platform/istanbul.ts';
import type { CalendarEntry } from '../../list/schema.ts';
import { explain } from './use-move.ts';

interface MoveDialogProps {
  /** Null: the dialog is closed. */
  entry: CalendarEntry | null;
  today: string;
  onMove: (entry: CalendarEntry, day: string) => Promise<unknown>;
  onClose: () => void;
}

/** Asks for the new day of a scheduled content; a refusal is shown at the field. */
export function MoveDialog({ entry, today, onMove, onClose }: MoveDialogProps) {
  const { t, locale } = useText();
  const at = new Date(entry?.publishedAt ?? 0);
  const [day, setDay] = useState(dayInIstanbul(at));
  const [fault, setFault] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  async function submit() {
    if (!entry || busy) return;
    // The field says what is wrong with it.
    if (!isDay(day) || day < today) {
      setFault(t('dashboard:validation.required', { field: t('content:lists.month.day') }));
      return;
    }
    setBusy(true);
    try {
      await onMove(entry, day);
      onClose();
    } catch (error) {
      setFault(explain(error as Error, t('content:lists.month.conflict')));
    } finally {
      setBusy(false);
    }
  }
  return (
    <Dialog
      opened={entry !== null}
      title={t('content:lists.month.moveTitle')}
      onClose={onClose}
      size={400}
    >
      <form
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
      >
        <DialogSubject>{entry?.title}</DialogSubject>
        <DayField
          mt="sm"
          label={t('content:lists.month.day')}
          description={t('content:lists.month.moveText', { time: formatTime(locale, at) })}
          required
          min={today}
          value={day}
          error={fault}
          onChange={(next) => {
            setDay(next);
            setFault(null);
          }}
          data-autofocus
        />
        <DialogActions>
          <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
          <Button type="submit" variant="filled" loading={busy}>
            {t('content:lists.month.submit')}
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  );
}
