import type { PageScope } from '../../../site/page.ts';
import { isServed } from '../../../site/served.ts';
import { rawHtml } from '../../../ui/raw-html.ts';
import type { HomeView } from '../views.ts';
import { partyLanguage } from './content-language.ts';

/** The drawing fills its frame and keeps its head: cut at the bottom, never at the top. */
const asFilling = (svg: string): string =>
  svg.includes('preserveAspectRatio')
    ? svg
    : svg.replace('<svg', '<svg preserveAspectRatio="xMidYMin slice"');

interface HomePortraitProps {
  scope: PageScope;
  chair: NonNullable<HomeView['chair']>;
}

/** Inline, so that it takes the visitor's colours. */
export function HomePortrait({ scope, chair }: HomePortraitProps) {
  const { t, href, locale } = scope;
  return (
    <div className="hero-pic">
      <figure>
        <div
          className="portrait"
          role="img"
          aria-label={t('content:home.portrait', { duty: chair.duty, name: chair.name })}
          {...rawHtml(asFilling(chair.portraitSvg))}
        />
        <figcaption>
          <span lang={partyLanguage(locale)}>
            <strong>{chair.name}</strong>, {chair.duty}
          </span>
          {isServed('/genel-baskan') && (
            <a href={href('/genel-baskan')}>{t('content:home.biography')}</a>
          )}
        </figcaption>
      </figure>
      {chair.quote && (
        <blockquote className="corner" lang={partyLanguage(locale)}>
          {chair.quote}
        </blockquote>
      )}
    </div>
  );
}
