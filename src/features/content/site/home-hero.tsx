import { formatDate } from '../../../platform/i18n/format.ts';
import type { PageScope } from '../../../site/page.ts';
import { isServed } from '../../../site/served.ts';
import type { HomeView } from '../views.ts';
import { partyLanguage } from './content-language.ts';
import { formatWeekday } from './dates.ts';
import { HomePortrait } from './home-portrait.tsx';

/** What a visitor may do first, in order of weight; the first two that exist are shown. */
function actionsOf({ t, href, party }: PageScope): { href: string; label: string }[] {
  const all = [
    isServed('/uye-olun') && { href: href('/uye-olun'), label: t('content:home.join') },
    isServed('/parti-programi') && {
      href: href('/parti-programi'),
      label: t('content:home.readProgramme'),
    },
    party.donation.iban !== '' && { href: '#bagis', label: t('content:home.donate') },
    { href: href('/tum-icerikler'), label: t('content:home.readContent') },
  ];
  return all.filter((action) => action !== false).slice(0, 2);
}

function Slogan({ scope }: { scope: PageScope }) {
  const { slogan, name } = scope.party;
  const lines = slogan.length > 0 ? slogan : [name];
  return (
    <h1 className="display" lang={partyLanguage(scope.locale)}>
      {lines.map((line, index) => (
        <span key={line} className={index === lines.length - 1 ? 'hi' : undefined}>
          {`${line} `}
        </span>
      ))}
    </h1>
  );
}

function PrincipleLinks({ scope }: { scope: PageScope }) {
  return (
    <nav className="creed" aria-label={scope.t('content:home.principlesNav')}>
      <ol lang={partyLanguage(scope.locale)}>
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
  const { locale, now, party } = scope;
  return (
    <div className="wrap hero">
      <div className="hero-txt corner">
        <p className="rail">
          <time dateTime={now.toISOString().slice(0, 10)}>{formatDate(locale, now)}</time>,{' '}
          {formatWeekday(locale, now)}
        </p>
        <div>
          <Slogan scope={scope} />
          <p className="lede" lang={partyLanguage(locale)}>
            {party.introduction}
          </p>
          <p className="hero-acts">
            {actionsOf(scope).map((action, index) => (
              <a key={action.href} className={index === 0 ? 'btn' : 'btn line'} href={action.href}>
                {action.label}
              </a>
            ))}
          </p>
        </div>
        {party.principles.length > 0 && <PrincipleLinks scope={scope} />}
      </div>
      {chair && <HomePortrait scope={scope} chair={chair} />}
    </div>
  );
}
