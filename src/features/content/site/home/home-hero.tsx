import { formatDate, formatWeekday } from '../../../../platform/i18n/format.ts';
import type { PageScope } from '../../../../site/kit/page.ts';
import { wordsLanguage } from '../../../../site/kit/party.ts';
import type { HomeView } from '../../views.ts';
import styles from './home-hero.module.css';
import { HomePortrait } from './home-portrait.tsx';

/**
 * A class for the length of the longest line; the style sheet has a matching font size for each.
 */
function sizeClass(lines: string[]) {
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > 15) return `${styles.display} ${styles.long}`;
  return longest > 12 ? `${styles.display} ${styles.medium}` : styles.display;
}

function Slogan({ scope }: { scope: PageScope }) {
  const { slogan, name } = scope.party;
  const lines = slogan.length > 0 ? slogan : [name];
  return (
    <h1
      className={sizeClass(lines)}
      lang={slogan.length > 0 ? wordsLanguage(scope, 'slogan') : 'tr'}
    >
      {lines.map((line, index) => (
        <span key={line} className={index === lines.length - 1 ? styles.hi : undefined}>
          {`${line} `}
        </span>
      ))}
    </h1>
  );
}

function PrincipleLinks({ scope }: { scope: PageScope }) {
  return (
    <nav className={styles.creed} aria-label={scope.t('content:home.principlesNav')}>
      <ol role="list" lang={wordsLanguage(scope, 'principles')}>
        {scope.party.principles.map(({ title }, index) => (
          <li key={title}>
            <a href={`#ilke-${index + 1}`}>
              <b>{index + 1}</b>
              {title}
            </a>
          </li>
        ))}
      </ol>
    </nav>
  );
}

export function HomeHero({ scope, chair }: { scope: PageScope; chair: HomeView['chair'] }) {
  const { t, href, locale, now, party } = scope;
  return (
    <div className={`wrap ${styles.hero}`}>
      <div className={`${styles.heroTxt} corner`}>
        <p className="rail">
          <time dateTime={now.toISOString().slice(0, 10)}>{formatDate(locale, now)}</time>,{' '}
          {formatWeekday(locale, now)}
        </p>
        <div>
          <Slogan scope={scope} />
          <p className="lede" lang={wordsLanguage(scope, 'introduction')}>
            {party.introduction}
          </p>
          <p className="hero-acts">
            <a className="btn" href={href('/uye-olun')}>
              {t('content:home.join')}
            </a>
            <a className="btn line" href={href('/parti-programi')}>
              {t('content:home.readProgramme')}
            </a>
          </p>
        </div>
        {party.principles.length > 0 && <PrincipleLinks scope={scope} />}
      </div>
      {chair && <HomePortrait scope={scope} chair={chair} />}
    </div>
  );
}
