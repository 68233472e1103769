import type { TFunction } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../platform/i18n/locales.ts';
import { rawHtml } from '../../ui/raw-html.ts';
import type { SiteAssets } from '../assets.ts';
import { INLINE_SCRIPTS } from '../head/inline-scripts.ts';
import { DEFAULT_ATTRIBUTES } from '../settings.ts';
import { ErrorHeading } from './error-heading.tsx';

interface BusyPageProps {
  locale: Locale;
  status: 503 | 429;
  assets: SiteAssets;
  t: TFunction;
}

/**
 * The page that is sent when there is no room for a request. It is written once when the server
 * starts, so it names no party and has no menu.
 */
export function renderBusyPage({ locale, status, assets, t }: BusyPageProps): string {
  const title = t(`site:error.title${status}`);
  const html = renderToStaticMarkup(
    <html lang={locale} {...DEFAULT_ATTRIBUTES}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="robots" content="noindex" />
        <title>{`${status}: ${title}`}</title>
        {INLINE_SCRIPTS.map((text) => (
          <script key={text} {...rawHtml(text)} />
        ))}
        {assets.css.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
      </head>
      <body>
        <main className="wrap nf">
          <div className="big corner">
            <ErrorHeading status={status} title={title} />
            <p className="l">{t(`site:error.text${status}`)}</p>
            <p className="hero-acts">
              {/* biome-ignore lint/a11y/useValidAnchor: it leads to the page that was asked for, with what was typed */}
              <a className="btn" href="">
                {t('site:error.again')}
              </a>
            </p>
          </div>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}
