import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { RenderedBody } from '../../../../dashboard/kit/parts/rendered-body.tsx';
import { bodyPreview } from '../content-calls.ts';
import { PreviewFailed } from '../preview-failed.tsx';
import { BodyWarnings } from './body-warnings.tsx';
import css from './editor.module.css';

/** The pause after typing, in ms, before the text is rendered. */
export const PREVIEW_PAUSE = 400;

export function BodyPreview({ body }: { body: string }) {
  const { t } = useText();
  const [settled] = useDebouncedValue(body, PREVIEW_PAUSE);
  const { data, error, refetch, isFetching } = useQuery({
    ...bodyPreview(settled),
    gcTime: 0,
  });
  return (
    <section className={css.preview} aria-label={t('content:editor.preview')}>
      {error ? <PreviewFailed isFetching={isFetching} onRetry={refetch} /> : null}
      {data ? <BodyWarnings warnings={data.warnings} /> : null}
      {data ? <RenderedBody html={data.html} /> : null}
      {data?.html === '' && data.warnings.length === 0 && !error ? (
        <p className="soft">{t('content:editor.previewEmpty')}</p>
      ) : null}
    </section>
  );
}
