import { Button } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { bodyPreview } from '../content-calls.ts';
import { RenderedBody } from '../rendered-body.tsx';
import { BodyWarnings } from './body-warnings.tsx';

const TYPING_PAUSE = 400;

export function BodyPreview({ body }: { body: string }) {
  const { t } = useText();
  const [settled] = useDebouncedValue(body, TYPING_PAUSE);
  const { data, error, refetch, isFetching } = useQuery({ ...bodyPreview(settled), gcTime: 0 });
  return (
    <section className="preview" aria-label={t('content:editor.preview')}>
      {error ? (
        <div className="preview-failed" role="alert">
          <p>{t('content:editor.previewFailed')}</p>
          <Button size="compact-sm" loading={isFetching} onClick={() => refetch()}>
            {t('dashboard:failure.retry')}
          </Button>
        </div>
      ) : null}
      {data ? <BodyWarnings warnings={data.warnings} /> : null}
      {data ? <RenderedBody html={data.html} /> : null}
      {data?.html === '' && data.warnings.length === 0 && !error ? (
        <p className="soft">{t('content:editor.previewEmpty')}</p>
      ) : null}
    </section>
  );
}
