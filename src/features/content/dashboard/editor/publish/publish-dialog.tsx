import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Checkbox, Radio, Stack } from '@mantine/core';
import { useState } from 'react';
import { MomentFields } from '../../../../../dashboard/kit/form/moment-fields.tsx';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../../dashboard/kit/language/moment.ts';
import {
  Dialog,
  DialogActions,
  DialogSubject,
} from '../../../../../dashboard/kit/parts/dialog.tsx';
import { ISTANBUL } from '../../../../../platform/istanbul.ts';
import type { State } from '../../../schema.ts';
import type { EditorFields } from '../editor-fields.ts';
import { type Dates, decide, type Plan, planOf } from './plan.ts';
import css from './publish.module.css';
import { PublishChecks } from './publish-checks.tsx';

interface PublishDialogProps {
  state: State;
  fields: EditorFields;
  busy: boolean;
  /** The server's messages about the dates. */
  refused: { publishedAt: string | undefined; unpublishAt: string | undefined };
  onDecide: (target: 'published' | 'scheduled', dates: Dates) => void;
  onClose: () => void;
}

/** When it is published: now, at a time, or with a date in the past; and when that ends. */
export function PublishDialog(props: PublishDialogProps) {
  const { t, locale } = useText();
  const { state, fields, busy, refused, onClose } = props;
  const [plan, setPlan] = useState<Plan>(() =>
    planOf(fields, state === 'published' || state === 'scheduled', new Date()),
  );
  const [isChecked, setChecked] = useState(false);
  const change = (part: Partial<Plan>) => setPlan({ ...plan, ...part });
  const decision = decide(plan, fields, new Date());
  const faults = 'faults' in decision ? decision.faults : {};
  const target = 'target' in decision ? decision.target : 'published';
  const faultOf = (name: 'at' | 'end', fromServer: string | undefined) =>
    isChecked && faults[name] ? t(`content:desk.dateFault.${faults[name]}`) : fromServer;
  const first = state === 'published' || state === 'scheduled' ? null : fields.publishedAt;
  const moment = 'dates' in decision ? decision.dates.publishedAt : null;
  return (
    <Dialog opened size={560} title={t('content:desk.publishTitle')} onClose={onClose}>
      <Stack gap="md">
        <DialogSubject>{fields.title}</DialogSubject>
        <Radio.Group
          label={t('content:desk.when')}
          value={plan.when}
          onChange={(when) => change({ when: when as Plan['when'] })}
        >
          <Stack gap="xs" mt="xs">
            <Radio
              value="now"
              label={t(state === 'published' ? 'content:desk.asBefore' : 'content:desk.now')}
              description={
                first && new Date(first) <= new Date()
                  ? t('content:desk.firstDate', { when: fullMoment(locale, new Date(first)) })
                  : null
              }
            />
            <Radio value="at" label={t('content:desk.at')} />
          </Stack>
        </Radio.Group>
        {plan.when === 'at' ? (
          <div className={css.indent}>
            <MomentFields
              legend={t('content:desk.at')}
              value={plan.at}
              onChange={(at) => change({ at })}
              fault={faultOf('at', refused.publishedAt)}
            />
            <p className={`hint ${css.zone}`} role="status">
              {moment
                ? t(`content:desk.atHint.${target}`, { when: fullMoment(locale, new Date(moment)) })
                : null}{' '}
              <ZoneHint moment={moment} />
            </p>
          </div>
        ) : null}
        <Checkbox
          label={t('content:desk.ends')}
          description={t('content:desk.endsHint')}
          checked={plan.ends}
          onChange={(event) => change({ ends: event.currentTarget.checked })}
        />
        {plan.ends ? (
          <div className={css.indent}>
            <MomentFields
              legend={t('content:desk.ends')}
              value={plan.end}
              onChange={(end) => change({ end })}
              fault={faultOf('end', refused.unpublishAt)}
            />
          </div>
        ) : null}
        <PublishChecks fields={fields} />
      </Stack>
      <DialogActions>
        <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
        <Button
          variant="filled"
          data-autofocus
          loading={busy}
          onClick={() => {
            setChecked(true);
            if ('target' in decision) props.onDecide(decision.target, decision.dates);
          }}
        >
          {t(`content:desk.decide.${target}`)}
        </Button>
      </DialogActions>
    </Dialog>
  );
}

/** Says that the time is that of Istanbul, and shows the user's own if it is another. */
function ZoneHint({ moment }: { moment: string | null }) {
  const { t, locale } = useText();
  const { timeZone } = Intl.DateTimeFormat().resolvedOptions();
  if (timeZone === ISTANBUL) return t('content:desk.istanbulTime');
  const here = moment
    ? new Date(moment).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })
    : '–';
  return t('content:desk.otherZone', { zone: ISTANBUL, here });
}
