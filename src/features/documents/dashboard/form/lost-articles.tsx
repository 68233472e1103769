import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Article } from '../../schema.ts';
import type { InForce } from './draft-comparison.tsx';
import css from './draft-form.module.css';

/** More are only counted. */
const MOST = 12;

interface LostArticlesProps {
  inForce: InForce | null;
  articles: readonly Article[];
}

/** Warns of articles whose links would lead to nothing in the new version. */
export function LostArticles({ inForce, articles }: LostArticlesProps) {
  const { t } = useText();
  const present = new Set(articles.map(({ id }) => id));
  const lost = (inForce?.articles ?? []).filter(({ id }) => !present.has(id));
  if (lost.length === 0) return null;
  return (
    <p className={css.lost}>
      {t('documentsDesk:lost', { count: lost.length })}{' '}
      {lost
        .slice(0, MOST)
        .map(({ number, title }) => number || title)
        .join(', ')}
      {lost.length > MOST ? '…' : '.'}
    </p>
  );
}
