import type { Party } from '../../features/party/schema.ts';
import { Flag } from '../../ui/flags.tsx';
import { Icon } from '../../ui/icons.tsx';
import { socialLinks } from '../kit/parts/contact-links.ts';
import { type FrameScope, OFFERED, ownAddress } from './frame-scope.ts';
import styles from './language-links.module.css';
import menu from './menu.module.css';

/** Links to this page in the offered languages; each name is in its own language. */
export function LanguageLinks({ scope }: { scope: FrameScope }) {
  return (
    <ul
      role="list"
      className={styles.langs}
      data-languages=""
      aria-label={scope.t('site:footer.languages')}
    >
      {OFFERED.map(([locale, name]) => (
        <li key={locale}>
          <a
            href={ownAddress(locale)}
            hrefLang={locale}
            lang={locale}
            aria-current={locale === scope.locale ? 'true' : undefined}
          >
            <Flag locale={locale} />
            {name}
          </a>
        </li>
      ))}
    </ul>
  );
}

/** The same links in a popover in the header. */
export function LanguageMenu({ scope }: { scope: FrameScope }) {
  const name = OFFERED.find(([locale]) => locale === scope.locale)?.[1] ?? '';
  return (
    <div className={menu.lang} data-popover="">
      <button
        type="button"
        aria-expanded="false"
        aria-controls="languages"
        aria-label={`${scope.locale.toUpperCase()}, ${scope.t('site:frame.language', { name })}`}
      >
        {scope.locale.toUpperCase()}
        <Icon name="down" />
      </button>
      <div className={menu.pop} id="languages">
        <LanguageLinks scope={scope} />
      </div>
    </div>
  );
}

/** The social networks as icons, for the header and the drawer. */
export function SocialLinks({ party, className }: { party: Party; className?: string }) {
  return (
    <div className={className}>
      {socialLinks(party).map(({ icon, name, url }) => (
        <a className="ib" key={name} href={url} rel="noopener external" aria-label={name}>
          <Icon name={icon} />
        </a>
      ))}
    </div>
  );
}
