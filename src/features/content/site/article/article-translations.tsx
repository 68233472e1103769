import { LOCALE_NAMES, localePath } from '../../../../platform/i18n/locales.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import type { ArticleView } from '../../views.ts';

/** Links to the translations of an article, each with the interface in its own language. */
export function ArticleTranslations({ scope, view }: { scope: PageScope; view: ArticleView }) {
  if (view.translations.length === 0) return null;
  return (
    <div>
      <dt>{scope.t('content:article.translations')}</dt>
      <dd>
        {view.translations.map(({ language, path, title }, index) => (
          <span key={language}>
            {index > 0 && ', '}
            <a href={localePath(language, path)} hrefLang={language} lang={language} title={title}>
              {LOCALE_NAMES[language]}
            </a>
          </span>
        ))}
      </dd>
    </div>
  );
}
