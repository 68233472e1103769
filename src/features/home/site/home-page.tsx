import { formatDate, formatWeekday } from '../../../platform/i18n/format.ts';
import type { Page, PageScope } from '../../../site/kit/page.ts';
import { PrincipleList } from '../../../site/kit/parts/lists.tsx';
import { wordsLanguage } from '../../../site/kit/party.ts';
import { Portrait } from '../../../ui/portrait.tsx';
import { More, SectionHead } from '../../../ui/section.tsx';
import type { HomeContents } from '../../content/published/lists.server.ts';
import { CATEGORIES } from '../../content/schema.ts';
import { Cover, contentLanguage, itemsIn } from '../../content/site/shared.tsx';
import { mediaPath } from '../../media/schema.ts';
import { type Person, personWords } from '../../people/schema.ts';
import { HomeAgenda } from './home-agenda.tsx';
import { HomeDonation } from './home-donation.tsx';
import heroStyles from './home-hero.module.css';
import portraitStyles from './home-portrait.module.css';
import visitStyles from './home-visits.module.css';

const PROGRAMME = '/parti-programi';

export interface MeetingLine {
  id: string;
  path: string;
  title: string;
  startsAt: Date;
  province: string;
}

interface HomeView extends HomeContents {
  /** The next meetings. */
  meetings: MeetingLine[];
  chair: Person | null;
}

/** The sections that are not empty, each with its numeral in the margin. */
function sectionsOf(view: HomeView, scope: PageScope) {
  const sections = [
    view.lead && HomeAgenda,
    scope.party.principles.length > 0 && HomePrinciples,
    view.visits.length > 0 && HomeVisits,
  ];
  return sections.filter((section) => typeof section === 'function');
}

const NUMERALS = ['I', 'II', 'III'];

/** The contents as readers of the page's language see them. */
function viewIn({ locale }: PageScope, view: HomeView): HomeView {
  const [lead = null, ...headlines] = itemsIn(
    locale,
    view.lead ? [view.lead, ...view.headlines] : [],
  );
  return { ...view, lead, headlines, visits: itemsIn(locale, view.visits) };
}

export function homePage(scope: PageScope, found: HomeView): Page {
  const view = viewIn(scope, found);
  const { party } = scope;
  return {
    head: {
      title: party.slogan.join(' ') || scope.t('site:frame.home'),
      description: party.introduction,
      canonical: '/',
    },
    tags: ['home', 'people', 'meetings', 'document:programme'],
    main: (
      <>
        <HomeHero
          scope={scope}
          chair={view.chair}
          isBare={!view.chair && sectionsOf(view, scope).length === 0}
        />
        {sectionsOf(view, scope).map((Section, index) => (
          <Section key={NUMERALS[index]} scope={scope} view={view} number={NUMERALS[index] ?? ''} />
        ))}
        <HomeDonation scope={scope} />
      </>
    ),
  };
}

/**
 * A class for the length of the longest line; the style sheet has a matching font size for each.
 */
function sizeClass(lines: string[]) {
  const longest = Math.max(...lines.map((line) => line.length));
  if (longest > 15) return `${heroStyles.display} ${heroStyles.long}`;
  return longest > 12 ? `${heroStyles.display} ${heroStyles.medium}` : heroStyles.display;
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
        <span key={line} className={index === lines.length - 1 ? heroStyles.hi : undefined}>
          {`${line} `}
        </span>
      ))}
    </h1>
  );
}

function PrincipleLinks({ scope }: { scope: PageScope }) {
  return (
    <nav className={heroStyles.creed} aria-label={scope.t('content:home.principlesNav')}>
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

interface HeroProps {
  scope: PageScope;
  chair: HomeView['chair'];
  /** The page has nothing else. */
  isBare?: boolean;
}

export function HomeHero({ scope, chair, isBare = false }: HeroProps) {
  const { t, href, isFilled, locale, now, party } = scope;
  return (
    <div className={`wrap ${heroStyles.hero}`}>
      <div className={`${heroStyles.heroTxt} corner`}>
        <p className="rail">
          <time dateTime={now.toISOString().slice(0, 10)}>{formatDate(locale, now)}</time>,{' '}
          {formatWeekday(locale, now)}
        </p>
        <div>
          <Slogan scope={scope} />
          {party.introduction || !isBare ? (
            <p className="lede" lang={wordsLanguage(scope, 'introduction')}>
              {party.introduction}
            </p>
          ) : (
            <p className="lede">{t('content:home.soon')}</p>
          )}
          <p className="hero-acts">
            <a className="btn" href={href('/uye-olun')}>
              {t('content:home.join')}
            </a>
            {isFilled(PROGRAMME) && (
              <a className="btn line" href={href(PROGRAMME)}>
                {t('content:home.readProgramme')}
              </a>
            )}
          </p>
        </div>
        {party.principles.length > 0 && <PrincipleLinks scope={scope} />}
      </div>
      {chair && <HomePortrait scope={scope} chair={chair} />}
    </div>
  );
}

const PORTRAIT_SIZES = '(min-width: 1400px) 490px, (min-width: 900px) 36vw, calc(100vw - 40px)';

interface HomePortraitProps {
  scope: PageScope;
  chair: NonNullable<HomeView['chair']>;
}

/** The party's chair with a short description and a quotation. */
export function HomePortrait({ scope, chair }: HomePortraitProps) {
  const { t, href, locale } = scope;
  const { name, inlineSvg, portrait } = chair;
  const duty = personWords(chair, 'duty', locale);
  const quote = personWords(chair, 'quote', locale);
  return (
    <div className={portraitStyles.heroPic}>
      <figure>
        <Portrait
          name={name}
          alt={t('content:home.portrait', { duty: duty.text, name })}
          inlineSvg={inlineSvg}
          picture={
            portrait && {
              ...portrait,
              source: (width, format) => mediaPath(portrait.mediaId, width, format),
            }
          }
          sizes={PORTRAIT_SIZES}
          first
        />
        <figcaption>
          <span>
            <strong lang="tr">{name}</strong>, <span lang={duty.lang}>{duty.text}</span>
          </span>
          <a href={href('/genel-baskan')}>{t('content:home.biography')}</a>
        </figcaption>
      </figure>
      {quote.text && (
        <blockquote className="corner" lang={quote.lang}>
          {quote.text}
        </blockquote>
      )}
    </div>
  );
}

const VISIT_SIZES =
  '(min-width: 1400px) 250px, (min-width: 900px) 20vw, (min-width: 421px) 46vw, 112px';

export function HomeVisits({ scope, view, number }: HomeSectionProps) {
  const { t, href, locale } = scope;
  return (
    <section className="sec wrap">
      <SectionHead number={number} title={t('content:home.visits')}>
        <More href={href(CATEGORIES.ziyaretler)}>{t('content:home.allVisits')}</More>
      </SectionHead>
      <div className="railed">
        <p className="rail">{t('content:home.visitsNote')}</p>
        <ul role="list" className={visitStyles.visits}>
          {view.visits.map((item) => (
            <li key={item.id}>
              <div className={visitStyles.im}>
                {item.cover && <Cover cover={item.cover} sizes={VISIT_SIZES} decorative />}
              </div>
              <p className={visitStyles.pl}>
                {item.place && <b lang={contentLanguage(item.language, locale)}>{item.place}</b>}
                <time dateTime={item.publishedAt.toISOString()}>
                  {formatDate(locale, item.publishedAt)}
                </time>
              </p>
              <h3 lang={contentLanguage(item.language, locale)}>
                <a href={href(item.path)}>{item.title}</a>
              </h3>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

/** The party's principles in short. */
export function HomePrinciples({ scope, number }: HomeSectionProps) {
  const { t, href, isFilled } = scope;
  return (
    <section className="sec wrap">
      <SectionHead number={number} title={t('content:home.principles')}>
        {isFilled(PROGRAMME) && <More href={href(PROGRAMME)}>{t('content:home.programme')}</More>}
      </SectionHead>
      <div className="railed">
        <p className="rail">{t('content:home.principlesNote')}</p>
        <PrincipleList scope={scope} />
      </div>
    </section>
  );
}

/** The data that each section of the home page needs. */
export interface HomeSectionProps {
  scope: PageScope;
  view: HomeView;
  /** The numeral in the margin. */
  number: string;
}
