import type { TFunction } from 'i18next';
import { renderToStaticMarkup } from 'react-dom/server';
import type { Locale } from '../../platform/i18n/locales.ts';
import { rawHtml } from '../../ui/raw-html.ts';
import { DEFAULT_ATTRIBUTES } from '../../ui/settings.ts';
import { INLINE_SCRIPTS } from '../head/inline-scripts.ts';
import type { SiteAssets } from '../public-site.server.ts';
import styles from './error-page.module.css';
import { ErrorHeading } from './error-page.tsx';

interface BusyPageProps {
  locale: Locale;
  status: number;
  assets: SiteAssets;
  t: TFunction;
  /** Fields of a form that could not be received. The page has a button that sends them again. */
  typed?: Record<string, string>;
  /** Whether the request sent a form that the server did not read. */
  isForm?: boolean;
}

/**
 * The page for a request that was refused because the server is busy, or for a form that could not
 * be received. It needs no database, so it has no party name and no menu.
 */
export function renderBusyPage(props: BusyPageProps): string {
  const { locale, status, assets, t, typed, isForm } = props;
  const known = [429, 500, 503].includes(status) ? status : 500;
  const title = t(`site:error.title${known}`);
  const next = typed ? 'typedHere' : isForm ? 'reload' : null;
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
        <main className={`wrap ${styles.nf}`}>
          <div className={`${styles.big} corner`}>
            <ErrorHeading status={status} title={title} />
            <p className={styles.lead}>{t(`site:error.text${known}`)}</p>
            {next && (
              <p className={styles.lead}>
                {t(next === 'reload' ? 'site:form.reload' : 'site:form.typedHere')}
              </p>
            )}
            {typed && <SendAgain typed={typed} t={t} />}
            {!next && (
              <p className="hero-acts">
                {/* biome-ignore lint/a11y/useValidAnchor: it leads to the requested page, with its query */}
                <a className="btn" href="">
                  {t('site:error.again')}
                </a>
              </p>
            )}
          </div>
        </main>
      </body>
    </html>,
  );
  return `<!doctype html>${html}`;
}

/** Sends the same fields to the same address again. */
const SendAgain = ({ typed, t }: { typed: Record<string, string>; t: TFunction }) => (
  <form className="hero-acts" method="post" action="">
    {Object.entries(typed).map(([name, value]) => (
      <input key={name} type="hidden" name={name} value={value} />
    ))}
    <button className="btn" type="submit">
      {t('site:form.sendAgain')}
    </button>
  </form>
);
