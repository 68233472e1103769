import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { focusMain } from '../../../dashboard/kit/page/focus-main.ts';
import { showFailure } from '../../../dashboard/kit/parts/failure.tsx';
import type { FailedJob } from '../schema.ts';
import { FAILED_JOBS, retryJob } from './jobs-calls.ts';

export function RetryButton({ job }: { job: FailedJob }) {
  const { t } = useText();
  const queries = useQueryClient();
  const retrying = useMutation({
    mutationFn: retryJob,
    onSuccess: (message) => {
      toast.success(message);
      // The button leaves the page with its row.
      focusMain();
    },
    onError: showFailure,
    onSettled: () => queries.invalidateQueries({ queryKey: FAILED_JOBS }),
  });
  return (
    <Button
      size="compact-sm"
      variant="default"
      loading={retrying.isPending}
      aria-label={t('jobs:retryLabel', { job: job.kind || job.name })}
      onClick={() => retrying.mutate(job.id)}
    >
      {t('jobs:retry')}
    </Button>
  );
}
