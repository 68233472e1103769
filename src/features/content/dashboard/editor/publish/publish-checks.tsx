import { Loader, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { STOPS_PUBLISHING } from '../../../../../platform/markup/text-faults.ts';
import { IconAlertTriangle, IconCheck } from '../../../../../ui/tabler-icons/index.ts';
import { coverLacksAlt } from '../../../schema.ts';
import { unfinishedUploads } from '../../../unfinished-uploads.ts';
import { bodyPreview } from '../../content-calls.ts';
import type { EditorFields } from '../editor-fields.ts';
import { unfinishedText } from '../editor-rules.ts';
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
  const remarks: Remark[] = [
    ...(fields.body.trim()
      ? []
      : [{ stops: true, text: t('content:editor.problem.bodyForPublishing') }]),
    ...unfinishedUploads(fields.body).map((one) => ({ stops: true, text: unfinishedText(t, one) })),
    ...(coverLacksAlt(fields.cover)
      ? [{ stops: true, text: t('content:editor.problem.altForPublishing') }]
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
        <ul className={css.checks}>
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
