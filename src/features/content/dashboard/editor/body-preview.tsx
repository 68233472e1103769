import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { RenderedBody } from '../../../../dashboard/kit/parts/rendered-body.tsx';
import { bodyPreview } from '../content-calls.ts';
import { PreviewFailed } from '../preview-failed.tsx';

import { BodyWarnings } from './body-warnings.tsx';
import css from './editor.module.css';
import { BodyChecks } from './text/body-checks.tsx';

const TYPING_PAUSE = 400;

interface BodyPreviewProps {
  body: string;
  onLine: (line: number) => void;
}

export function BodyPreview({ body, onLine }: BodyPreviewProps) {
  const { t } = useText();
  const [settled] = useDebouncedValue(body, TYPING_PAUSE);
  const { data, error, refetch, isFetching } = useQuery({
    ...bodyPreview(settled),
    gcTime: 0,
  });
  return (
    <section className={css.preview} aria-label={t('content:editor.preview')}>
      {error ? <PreviewFailed isFetching={isFetching} onRetry={refetch} /> : null}
      {data ? <BodyWarnings warnings={data.warnings} /> : null}
      {data ? <BodyChecks checks={data.checks} onLine={onLine} /> : null}
      {data ? <RenderedBody html={data.html} /> : null}
      {data?.html === '' && data.warnings.length === 0 && !error ? (
        <p className="soft">{t('content:editor.previewEmpty')}</p>
      ) : null}
    </section>
  );
}
