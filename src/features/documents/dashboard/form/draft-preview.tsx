import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Failure } from '../../../../dashboard/kit/parts/failure.tsx';
import { LoadingView } from '../../../../dashboard/kit/parts/loading-view.tsx';
import { RenderedBody } from '../../../../dashboard/kit/parts/rendered-body.tsx';
import { documentPreview } from '../document-calls.ts';
import type { InForce } from './draft-comparison.tsx';
import css from './draft-form.module.css';
import { LostArticles } from './lost-articles.tsx';

/** The pause after typing, in ms, before the text is rendered. */
const PREVIEW_PAUSE = 400;

interface DraftPreviewProps {
  body: string;
  inForce: InForce | null;
}

/** The text as its page shows it, and the links of its articles. */
export function DraftPreview({ body, inForce }: DraftPreviewProps) {
  const { t } = useText();
  const [settled] = useDebouncedValue(body, PREVIEW_PAUSE);
  const { data, error } = useQuery(documentPreview(settled));
  if (error)
    return (
      <FailureNote>
        <Failure error={error} />
      </FailureNote>
    );
  if (!data) return <LoadingView />;
  if (!data.html) return <p className="soft">{t('documentsDesk:pdfOnlyHint')}</p>;
  return (
    <>
      <LostArticles inForce={inForce} articles={data.articles} />
      <div className={css.columns}>
        <section
          className={css.articles}
          aria-labelledby="draft-articles"
          // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling region must be reachable by keyboard
          tabIndex={0}
        >
          <h3 id="draft-articles">
            {t('documentsDesk:articles', { count: data.articles.length })}
          </h3>
          <ol role="list">
            {data.articles.map(({ id, number, title, level }) => (
              <li key={id} data-level={level}>
                {[number, title].filter(Boolean).join(': ')} <code>#{id}</code>
              </li>
            ))}
          </ol>
        </section>
        <div className={css.preview} lang="tr">
          <RenderedBody html={data.html} />
        </div>
      </div>
    </>
  );
}
