import { Button, Group } from '@mantine/core';
import { Link } from 'react-router';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { NoPermission } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import {
  RecordMissing,
  type RecordMissingProps,
} from '../../../dashboard/kit/parts/record-missing.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import type { State } from '../schema.ts';
import { contentsList, TRASH_PATH } from './list/contents-list.ts';

export function ContentMissing({ query, title }: Pick<RecordMissingProps, 'query' | 'title'>) {
  const { t } = useText();
  const words = {
    goneTitle: t('content:editor.goneTitle'),
    goneText: t('content:editor.goneText'),
    failedTitle: t('content:editor.failedTitle'),
    toList: t('content:editor.toList'),
  };
  return (
    <RecordMissing
      query={query}
      title={title}
      words={words}
      listPath={contentsList.lastAddress()}
      more={<Link to={TRASH_PATH}>{t('content:lists.trash')}</Link>}
    />
  );
}

export function EditorsOnly({ title }: { title: string }) {
  const { t } = useText();
  return (
    <NoPermission
      title={title}
      reason={t('content:editor.forbiddenTitle')}
      text={t('content:editor.forbiddenText')}
    />
  );
}

interface PreviewFailedProps {
  isFetching: boolean;
  onRetry: () => void;
}

/** Shown if the server could not render the text; the previous preview stays below. */
export function PreviewFailed({ isFetching, onRetry }: PreviewFailedProps) {
  const { t } = useText();
  return (
    <Group gap="sm" mb="md">
      <FailureNote>{t('content:editor.previewFailed')}</FailureNote>
      <Button size="compact-sm" loading={isFetching} onClick={onRetry}>
        {t('dashboard:failure.retry')}
      </Button>
    </Group>
  );
}

const looks = {
  draft: { tone: 'muted', shape: 'dashed' },
  inReview: { tone: 'warning', shape: 'dashed' },
  scheduled: { tone: 'muted', shape: 'full' },
  published: { tone: 'success', shape: 'full' },
  archived: { tone: 'muted', shape: 'box' },
} as const;

export function StateMark({ state, size = 'medium' }: { state: State; size?: 'medium' | 'large' }) {
  const { t } = useText();
  return (
    <Status {...looks[state]} size={size}>
      {t(`content:editor.state.${state}`)}
    </Status>
  );
}
