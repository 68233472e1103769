import { Button, Group } from '@mantine/core';
import { FailureNote } from '../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';

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
