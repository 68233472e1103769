import type { Page, PageScope } from '../../../../site/kit/page.ts';
import type { HomeView } from '../../views.ts';
import { itemsIn } from '../items-in-language.ts';
import { HomeAgenda } from './home-agenda.tsx';
import { HomeDonation } from './home-donation.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomePrinciples } from './home-principles.tsx';
import { HomeVisits } from './home-visits.tsx';

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
    tags: ['home', 'people', 'meetings'],
    main: (
      <>
        <HomeHero scope={scope} chair={view.chair} />
        {sectionsOf(view, scope).map((Section, index) => (
          <Section key={NUMERALS[index]} scope={scope} view={view} number={NUMERALS[index] ?? ''} />
        ))}
        <HomeDonation scope={scope} />
      </>
    ),
  };
}
