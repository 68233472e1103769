import '@mantine/core/styles/Checkbox.layer.css';
import '@mantine/core/styles/Radio.layer.css';
import { Button, Checkbox, Loader, Radio, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldError, get, useFormState } from 'react-hook-form';
import { MomentFields } from '../../../../../dashboard/kit/form/moment-fields.tsx';
import { findFaults } from '../../../../../dashboard/kit/form/resolver.ts';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../../dashboard/kit/language/moment.ts';
import {
  Dialog,
  DialogActions,
  DialogSubject,
} from '../../../../../dashboard/kit/parts/dialog.tsx';
import { listFaults, type Messages } from '../../../../../dashboard/kit/parts/error-summary.tsx';
import { ISTANBUL } from '../../../../../platform/istanbul.ts';
import { STOPS_PUBLISHING } from '../../../../../platform/markup/text-faults.ts';
import { IconAlertTriangle, IconCheck } from '../../../../../ui/tabler-icons/index.ts';
import type { State } from '../../../schema.ts';
import { bodyPreview } from '../../content-queries.ts';
import { type EditorFields, FIELD_IDS, FIELD_ORDER, languageIn } from '../editor-fields.ts';
import { contentRules, contentWords } from '../editor-rules.ts';
import type { useEditor } from '../use-editor.tsx';
import { guessLanguage } from './guess-language.ts';
import { type Dates, decide, type Plan, planOf } from './plan.ts';
import css from './publish.module.css';

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

type Editor = Pick<ReturnType<typeof useEditor>, 'form' | 'submit'>;

/** Publishing with dates; `onDone` closes the dialog. */
export function usePublish({ form, submit }: Editor, onDone: () => void) {
  const [refused, setRefused] = useState<Record<keyof Dates, string | undefined>>(NOTHING);

  async function decide(target: 'published' | 'scheduled' | 'draft', dates: Dates): Promise<void> {
    setRefused(NOTHING);
    form.setValue('publishedAt', dates.publishedAt);
    form.setValue('unpublishAt', dates.unpublishAt);
    await submit(target);
    const [publishedAt, unpublishAt] = (['publishedAt', 'unpublishAt'] as const).map(
      (name) => form.getFieldState(name).error?.message,
    );
    // Only the dialog has the fields of the dates.
    if (publishedAt || unpublishAt) setRefused({ publishedAt, unpublishAt });
    else onDone();
  }
  const withoutDate = () => ({ publishedAt: null, unpublishAt: form.getValues('unpublishAt') });
  return {
    decide,
    refused,
    /** Publishes a scheduled content now. */
    now: () => decide('published', withoutDate()),
    /** Makes a scheduled content a draft. */
    cancel: () => decide('draft', withoutDate()),
  };
}

const NOTHING = { publishedAt: undefined, unpublishAt: undefined };

interface Remark {
  /** Whether it cannot be published like this. */
  stops: boolean;
  text: string;
}

/** What is missing or wrong before it is published. */
export function PublishChecks({ fields }: { fields: EditorFields }) {
  const { t } = useText();
  const { data, error } = useQuery(bodyPreview(fields.body));
  const stops = useStops(fields);
  const language = languageIn(fields);
  const guessed = guessLanguage(`${fields.title} ${fields.summary} ${fields.body}`);
  const remarks: Remark[] = [
    ...stops.map((text) => ({ stops: true, text })),
    ...(guessed && guessed !== language
      ? [
          {
            stops: false,
            text: t('content:desk.otherLanguage', {
              found: t(`content:desk.language.${guessed}`),
              chosen: t(`content:desk.language.${language}`),
            }),
          },
        ]
      : []),
    ...(fields.summary.trim() ? [] : [{ stops: false, text: t('content:desk.noSummary') }]),
    ...(data?.warnings ?? []).map(({ kind, line, address }) => ({
      stops: false,
      text: t(`content:editor.warning.${kind}`, { line, address }),
    })),
    ...(data?.checks ?? []).map(({ kind, line, text }) => ({
      stops: STOPS_PUBLISHING.includes(kind),
      text: t(`content:desk.check.${kind}`, { line, text }),
    })),
  ];
  return (
    <section aria-label={t('content:desk.checks')}>
      <Text component="h3" size="sm" fw={600}>
        {t('content:desk.checks')}
      </Text>
      {remarks.length > 0 ? (
        <ul role="list" className={css.checks}>
          {remarks.map(({ stops, text }, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: two remarks may have the same text
            <li key={place} data-stops={stops || undefined}>
              <IconAlertTriangle size={16} stroke={1.8} aria-hidden="true" />
              <span>{text}</span>
            </li>
          ))}
        </ul>
      ) : null}
      {remarks.length === 0 && data ? (
        <p className={css.good}>
          <IconCheck size={16} stroke={2} aria-hidden="true" />
          {t('content:desk.checksGood')}
        </p>
      ) : null}
      {!data && !error ? <Loader size={16} aria-label={t('content:desk.checking')} /> : null}
      {error ? <p className="soft">{t('content:desk.checksFailed')}</p> : null}
    </section>
  );
}

/** What the server refuses: by the rules that this page shares with it, and in its last answer. */
function useStops(fields: EditorFields): string[] {
  const { t } = useText();
  const { errors } = useFormState<EditorFields>();
  const [found, setFound] = useState<Messages>({});
  useEffect(() => {
    let isCurrent = true;
    const rules = contentRules(t, fields, 'published');
    void findFaults(t, contentWords(t), rules, fields).then((result) => {
      if (isCurrent) setFound('faults' in result ? result.faults : {});
    });
    return () => {
      isCurrent = false;
    };
  }, [t, fields]);
  const answered = FIELD_ORDER.flatMap((path) => {
    const { type, message } = (get(errors, path) ?? {}) as Partial<FieldError>;
    return type === 'server' && message ? [[path, message] as const] : [];
  });
  return listFaults({ ...Object.fromEntries(answered), ...found }, FIELD_IDS).map(
    ({ message }) => message,
  );
}
