import { Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { type FieldError, get, useFormState } from 'react-hook-form';
import { listFaults, type Messages } from '../../../../../dashboard/kit/form/messages.ts';
import { findFaults } from '../../../../../dashboard/kit/form/resolver.ts';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { STOPS_PUBLISHING } from '../../../../../platform/markup/text-faults.ts';
import { IconAlertTriangle, IconCheck } from '../../../../../ui/tabler-icons/index.ts';
import { bodyPreview } from '../../content-calls.ts';
import { type EditorFields, FIELD_IDS, FIELD_ORDER } from '../editor-fields.ts';
import { contentRules, contentWords } from '../editor-rules.ts';
import css from './publish.module.css';

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
  const remarks: Remark[] = [
    ...stops.map((text) => ({ stops: true, text })),
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
