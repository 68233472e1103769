import type { ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import { HomeHero } from '../features/home/site/home-page.tsx';
import type { PREVIEWED } from '../features/party/contract.ts';
import { namedParty } from '../features/party/operations.server.ts';
import type { PreviewParty } from '../features/party/preview.server.ts';
import { withParty } from '../features/party/schema.ts';
import { ContactCard } from '../features/party/site/contact-page.tsx';
import { AccountCards } from '../features/party/site/donate-page.tsx';
import { accountView } from '../features/party/site/load.server.ts';
import { findChair } from '../features/people/operations.server.ts';
import type { Database } from '../platform/database/client.server.ts';
import type { Keyring } from '../platform/encryption/keyring.server.ts';
import { yearInIstanbul } from '../platform/istanbul.ts';
import type { ReadSource } from '../platform/sources.server.ts';
import { partyStyle } from '../ui/party-style.ts';
import { FollowLinks } from './frame/footer.tsx';
import { type FrameScope, OWN_ADDRESS, type SiteScope } from './frame/frame-scope.ts';
import { Header } from './frame/header.tsx';
import { emptyForm } from './kit/forms/form-state.ts';
import type { PageRoute } from './kit/page-route.server.ts';
import { makeScope, type Rendering } from './render-page.server.ts';
import type { SiteDataSource } from './site-data.server.ts';

type Part = (typeof PREVIEWED)[number];

interface Parts {
  db: Database;
  read: ReadSource;
  keys: Keyring;
  pages: readonly PageRoute[];
  rendering: Rendering;
  siteData: SiteDataSource;
}

/** The pages of which the whole text is shown. */
const PAGES = { about: '/hakkimizda', boards: '/baskanlik-divani', membership: '/uye-olun' };

/** Parts of public pages with another party, rendered by their own components. */
export const partyPreview =
  ({ db, read, keys, pages, rendering, siteData }: Parts): PreviewParty =>
  async (typed, { part, locale }) => {
    const party = namedParty(typed, new URL(rendering.origin).host);
    const site = { ...(await siteData.get()), party };
    const scopeAt = (path: string): SiteScope & FrameScope => {
      const scope = makeScope(rendering, site, locale, path);
      return { ...scope, current: null, year: yearInIstanbul(scope.now) };
    };
    const mainOf = async (path: string): Promise<ReactNode> => {
      const page = await pages
        .find((route) => route.path === path)
        ?.load({
          ...{ db, read, keys, scope: scopeAt(path), params: {}, query: {}, form: emptyForm('') },
        });
      return page && 'main' in page ? page.main : null;
    };
    const make: Record<Part, () => Promise<ReactNode>> = {
      async identity() {
        const scope = scopeAt('/');
        const chair = await findChair(db);
        return (
          <>
            <Header scope={scope} />
            <main>
              <HomeHero scope={scope} chair={chair} />
            </main>
          </>
        );
      },
      contact: async () => (
        <Card>
          <ContactCard scope={withParty(scopeAt('/iletisim'))} />
        </Card>
      ),
      social: async () => <FollowLinks scope={scopeAt('/')} />,
      donation: async () => (
        <Card>
          <AccountCards
            scope={withParty(scopeAt('/bagis'))}
            accounts={party.donation.accounts.map(accountView)}
          />
        </Card>
      ),
      about: () => mainOf(PAGES.about),
      boards: () => mainOf(PAGES.boards),
      membership: () => mainOf(PAGES.membership),
    };
    return {
      html: markupOf(await make[part]()),
      sheets: [...rendering.assets.css],
      style: partyStyle(party.color),
    };
  };

/** With the margins of a page. */
const Card = ({ children }: { children: ReactNode }) => (
  <main>
    <div className="wrap">{children}</div>
  </main>
);

const SCRIPT = /<script\b[^>]*>[^<]*<\/script>/g;

/** Every second part is a language, in the place of an address in it. */
const markupOf = (part: ReactNode): string =>
  renderToStaticMarkup(part)
    .replace(SCRIPT, '')
    .split(OWN_ADDRESS)
    .map((text, index) => (index % 2 ? '/' : text))
    .join('');
