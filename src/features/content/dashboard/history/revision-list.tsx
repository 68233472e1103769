import '@mantine/core/styles/Radio.layer.css';
import { Group, Radio, Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Status } from '../../../../dashboard/kit/parts/status.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { RevisionSummary } from '../../revisions/schema.ts';
import css from './history.module.css';

export type Side = 'from' | 'to';

interface RevisionListProps {
  revisions: RevisionSummary[];
  chosen: Record<Side, RevisionSummary | undefined>;
  onChoose: (side: Side, revision: RevisionSummary) => void;
}

/** The saved versions; two of them are chosen for the comparison. */
export function RevisionList({ revisions, chosen, onChoose }: RevisionListProps) {
  const { t, locale } = useText();
  return (
    <ol role="list" className={css.list}>
      {revisions.map((revision) => {
        const name = fullMoment(locale, new Date(revision.savedAt));
        return (
          <li key={revision.id} data-chosen={Object.values(chosen).includes(revision) || undefined}>
            {(['from', 'to'] as const).map((side) => (
              <Radio
                key={side}
                name={`revision-${side}`}
                aria-label={t(`content:desk.${side === 'from' ? 'compareFromOf' : 'compareToOf'}`, {
                  name,
                })}
                checked={chosen[side]?.id === revision.id}
                onChange={() => onChoose(side, revision)}
              />
            ))}
            <div>
              <Group gap="xs" component="p">
                <Text span fw={550}>
                  {name}
                </Text>
                {revision.isPublic ? (
                  <Status tone="success" shape="full" size="small">
                    {t('content:desk.isPublic')}
                  </Status>
                ) : null}
                {revision.isPending ? (
                  <Status tone="warning" shape="dashed" size="small">
                    {t('content:desk.isPending')}
                  </Status>
                ) : null}
              </Group>
              <Text size="sm" c="dimmed">
                {revision.savedBy ?? t('content:desk.system')} ·{' '}
                {t(`content:desk.kind.${revision.kind}`)} ·{' '}
                {t('content:editor.words', {
                  count: revision.words,
                  words: formatNumber(locale, revision.words),
                })}
              </Text>
            </div>
          </li>
        );
      })}
    </ol>
  );
}
