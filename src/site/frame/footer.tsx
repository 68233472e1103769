import { CATEGORIES, CATEGORY_NAMES } from '../../features/content/schema.ts';
import { categoryNames } from '../../features/content/site/shared.tsx';
import { ConsentChange } from '../../features/measurement/site/consent-banner.tsx';
import { NOTICES_ID, STATIC_PAGES } from '../../features/static-pages/contract.ts';
import { Icon } from '../../ui/icons.tsx';
import { chatLink, readableNumber, socialLinks } from '../kit/parts/contact-links.ts';
import { wordsLanguage } from '../kit/party.ts';
import styles from './footer.module.css';
import type { FrameScope } from './frame-scope.ts';
import { Brand } from './header.tsx';
import { LanguageLinks } from './links.tsx';

export const FOOTER_ID = 'alt';

/** Links to the pages that have something to show. */
function Links({ scope, links }: { scope: FrameScope; links: [path: string, name: string][] }) {
  return (
    <ul role="list" className={styles.two}>
      {links
        .filter(([path]) => scope.isFilled(path))
        .map(([path, name]) => (
          <li key={path}>
            <a href={scope.href(path)}>{name}</a>
          </li>
        ))}
    </ul>
  );
}

function Contents({ scope }: { scope: FrameScope }) {
  const { t, isFilled } = scope;
  const links: [string, string][] = [
    ...CATEGORY_NAMES.map((name): [string, string] => [CATEGORIES[name], categoryNames(t)[name]]),
    ['/tum-icerikler', t('content:pages.all')],
    ['/arsiv', t('content:pages.archive')],
  ];
  if (!links.some(([path]) => isFilled(path))) return null;
  return (
    <div>
      <h2>{t('site:footer.contents')}</h2>
      <Links scope={scope} links={links} />
    </div>
  );
}

function Contact({ scope }: { scope: FrameScope }) {
  const { t, party } = scope;
  const chat = chatLink(party);
  return (
    <div>
      <h2>{t('site:footer.contact')}</h2>
      <address>
        <ul role="list">
          {party.address && (
            <li className={styles.addr} lang="tr">
              <Icon name="place" />
              {party.address}
            </li>
          )}
          {party.phone && (
            <li>
              <a href={`tel:${party.phone}`}>
                <Icon name="phone" />
                <span className="num" dir="ltr">
                  {readableNumber(party.phone)}
                </span>
              </a>
            </li>
          )}
          {party.email && (
            <li>
              <a href={`mailto:${party.email}`}>
                <Icon name="mail" />
                {party.email}
              </a>
            </li>
          )}
          {chat && (
            <li>
              <a href={chat} rel="noopener external">
                <Icon name="whatsapp" />
                {t('site:footer.whatsappLine')}
              </a>
            </li>
          )}
        </ul>
      </address>
      <Links
        scope={scope}
        links={[
          ['/iletisim', t('party:pages.contact')],
          ['/bize-ulasin', t('party:pages.write')],
          ['/uye-olun', t('party:pages.join')],
          ['/bagis', t('site:footer.donate')],
        ]}
      />
    </div>
  );
}

function Follow({ scope }: { scope: FrameScope }) {
  const networks = socialLinks(scope.party);
  if (networks.length === 0) return null;
  return (
    <div>
      <h2>{scope.t('site:footer.follow')}</h2>
      <ul role="list" className={styles.networks}>
        {networks.map(({ icon, name, url }) => (
          <li key={name}>
            <a href={url} rel="noopener external">
              <Icon name={icon} />
              {name}
            </a>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Only the links to the social networks, on the ground of the footer. */
export const FollowLinks = ({ scope }: { scope: FrameScope }) => (
  <footer className={styles.foot}>
    <div className="wrap">
      <Follow scope={scope} />
    </div>
  </footer>
);

export function Footer({ scope }: { scope: FrameScope }) {
  const { t, party, year } = scope;
  return (
    <footer className={styles.foot} id={FOOTER_ID}>
      <div className="wrap">
        <div className={styles.cols}>
          <div>
            <Brand scope={scope} className={styles.brand} />
            <p className={styles.slogan} lang={wordsLanguage(scope, 'slogan')}>
              {party.slogan.map((line) => (
                <span key={line}>{line} </span>
              ))}
            </p>
          </div>
          <Contents scope={scope} />
          <Contact scope={scope} />
          <Follow scope={scope} />
        </div>
        <div className={styles.end}>
          <p>{t('site:footer.copyright', { year, party: party.name })}</p>
          <a className={styles.legal} href={scope.href(`${STATIC_PAGES.privacy}#${NOTICES_ID}`)}>
            {t('site:footer.legal')}
          </a>
          <a className={styles.legal} href={scope.href(STATIC_PAGES.privacy)}>
            {t('staticPages:names.privacy')}
          </a>
          <a className={styles.legal} href={scope.href(STATIC_PAGES.accessibility)}>
            {t('staticPages:names.accessibility')}
          </a>
          <ConsentChange t={t} href={scope.href} party={party} />
          <LanguageLinks scope={scope} />
        </div>
      </div>
    </footer>
  );
}
