import type { Page, PageScope } from '../../../site/page.ts';
import { StructuredData } from '../../../ui/structured-data.tsx';
import type { HomeView } from '../views.ts';
import { HomeAgenda } from './home-agenda.tsx';
import { HomeDonation } from './home-donation.tsx';
import { HomeHero } from './home-hero.tsx';
import { HomePrinciples } from './home-principles.tsx';
import { HomeVisits } from './home-visits.tsx';

/** What search engines are told of the party, in the words of schema.org. */
function partyData({ origin, party }: PageScope) {
  return {
    '@type': 'Organization',
    name: party.name,
    alternateName: party.shortName,
    url: origin,
    logo: `${origin}/apple-touch-icon.png`,
    email: party.email,
    telephone: party.phone,
    address: party.address,
    sameAs: Object.values(party.social).filter(Boolean),
  };
}

/** The sections that have something to show, each with its numeral in the margin. */
function sectionsOf(view: HomeView, scope: PageScope) {
  const sections = [
    view.lead && HomeAgenda,
    scope.party.principles.length > 0 && HomePrinciples,
    view.visits.length > 0 && HomeVisits,
  ];
  return sections.filter((section) => typeof section === 'function');
}

const NUMERALS = ['I', 'II', 'III'];

export function homePage(scope: PageScope, view: HomeView): Page {
  const { party } = scope;
  return {
    head: {
      title: party.slogan.join(' ') || scope.t('site:frame.home'),
      description: party.introduction,
      canonical: '/',
    },
    tags: ['home'],
    main: (
      <>
        <HomeHero scope={scope} chair={view.chair} />
        {sectionsOf(view, scope).map((Section, index) => (
          <Section key={NUMERALS[index]} scope={scope} view={view} number={NUMERALS[index] ?? ''} />
        ))}
        {party.donation.iban && <HomeDonation scope={scope} />}
        <StructuredData data={partyData(scope)} />
      </>
    ),
  };
}
