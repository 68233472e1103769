import { sql } from 'drizzle-orm';
import { districtLabel } from '../../platform/branches/names.ts';
import { emptyIf } from '../../platform/empty-pages.server.ts';
import { LOCALES } from '../../platform/i18n/locales.ts';
import { renderMarkdown } from '../../platform/markup/markdown.server.ts';
import { provinceName } from '../../platform/places/provinces.ts';
import type { Page } from '../../site/kit/page.ts';
import type {
  Moved,
  PageRequest,
  PageRoute,
  PageSearch,
} from '../../site/kit/page-route.server.ts';
import type { SingleSitemap, SitemapEntry, SitemapRequest } from '../../site/kit/sitemap.server.ts';
import { textIn } from '../people/schema.ts';
import { BranchIndex, type KnownBranches, type OpenProvince } from './branch-index.server.ts';
import { BRANCH_CONTENTS, BRANCH_INDEX, BRANCH_MEETINGS } from './operations.server.ts';
import { readBranchView } from './published.server.ts';
import {
  BRANCHES_PATH,
  BRANCHES_TAG,
  branchPath,
  type InEachLanguage,
  type Place,
  placeBySlugs,
  wholeBranchName,
} from './schema.ts';
import { branchPage } from './site/branch-page.tsx';
import { finderPage } from './site/finder-page.tsx';

/** What people call the finder when they search for it. */
const FINDER_WORDS: PageSearch = {
  called: {
    tr: 'teşkilat, teşkilatlar, il teşkilatı, ilçe teşkilatı, il başkanlığı, ilçe başkanlığı, il başkanı, ilçe başkanı, şube, şubeler, en yakın teşkilat, yerel teşkilat, ilim, ilçem',
    en: 'branches, local branch, provincial branch, district branch, offices, nearest branch, near me',
    de: 'verbände, ortsverband, kreisverband, provinzverband, bezirksverband, vor ort, in meiner nähe',
    es: 'agrupaciones, agrupación local, sedes, sede más cercana, organización territorial',
  },
  async below({ read, scope: { t } }) {
    const known = await read(BRANCH_INDEX).get();
    return known.provinces.flatMap(({ branch, districts }) =>
      [...(branch ? [branch] : []), ...districts].map((one) => ({
        path: branchPath(one),
        title: wholeBranchName(t, one),
        called: calledBranch(one),
      })),
    );
  },
};

/** What people in Turkey call a branch, in any language of the page. */
function calledBranch({ province, district }: Place): string[] {
  const place = district === null ? provinceName(province) : districtLabel({ province, district });
  const kind = district === null ? 'il' : 'ilçe';
  return [`${place} teşkilatı`, `${place} ${kind} teşkilatı`, `${place} ${kind} başkanlığı`];
}

export const branchPages: PageRoute[] = [
  {
    path: BRANCHES_PATH,
    name: 'branches:pages.finder',
    icon: 'place',
    search: FINDER_WORDS,
    load: async ({ read, scope }) => finderPage(scope, await read(BRANCH_INDEX).get()),
  },
  { path: `${BRANCHES_PATH}/:il`, load: loadBranch },
  { path: `${BRANCHES_PATH}/:il/:ilce`, load: loadBranch },
];

/** The finder, while no branch is open. */
export const noBranches = emptyIf(
  { path: BRANCHES_PATH, fill: '/dashboard/branches' },
  sql`not exists (select from branches where state = 'open')`,
);

/**
 * Where the address of a branch leads that is not open, or of a province without one. For good only if
 * it was merged: a closed branch is opened again at the same address.
 */
function movedTo(known: KnownBranches, place: Place): Moved | null {
  const branch = known.at(place);
  if (!branch) return null;
  const reader = known.readerOf(place);
  if (reader)
    return {
      movedTo: branchPath(reader),
      ...(branch.mergedInto !== reader.id && { isTemporary: true }),
    };
  const above = known.provinces.some(({ province }) => province === place.province);
  return {
    movedTo:
      above && place.district !== null
        ? branchPath({ province: place.province, district: null })
        : BRANCHES_PATH,
    isTemporary: true,
  };
}

async function loadBranch(request: PageRequest): Promise<Page | Moved | null> {
  const { db, read, scope, params } = request;
  const place = placeBySlugs(params);
  if (!place) return null;
  const known = await read(BRANCH_INDEX).get();
  const found = known.at(place);
  const branch = found?.state === 'open' ? found : null;
  const around = known.provinces.find(({ province }) => province === place.province) ?? null;
  // A province without a branch of its own has a page while there are branches in its districts.
  const isListed = place.district === null && around !== null && !found;
  if (!branch && !isListed) return movedTo(known, place);
  const [view, meetings, contents] = branch
    ? await Promise.all([
        readBranchView(db, branch.id),
        read(BRANCH_MEETINGS)(branch.id, scope.now),
        read(BRANCH_CONTENTS)(branch.id),
      ])
    : [null, [], []];
  if (branch && !view) return null;
  const text = textIn(whole(view?.texts), scope.locale);
  return branchPage(scope, {
    place,
    id: branch?.id ?? null,
    around: around as OpenProvince,
    branch: view,
    hours: textIn(whole(view?.hours), scope.locale),
    html: { ...text, text: renderMarkdown(text.text).html },
    meetings,
    contents,
  });
}

const whole = (texts: Partial<InEachLanguage> = {}): InEachLanguage => ({
  tr: '',
  en: '',
  de: '',
  es: '',
  ...texts,
});

/** Pages on which nobody can reach a branch are not for search engines. */
async function list({ db }: SitemapRequest): Promise<SitemapEntry[]> {
  const known = await new BranchIndex(db).get();
  return known.provinces.flatMap(({ province, branch, districts }) => [
    ...(branch?.isReachable || districts.length > 0
      ? [
          {
            path: branchPath({ province, district: null }),
            languages: LOCALES,
            ...(branch && { changedAt: branch.updatedAt }),
          },
        ]
      : []),
    ...districts
      .filter(({ isReachable }) => isReachable)
      .map((district) => ({
        path: branchPath(district),
        languages: LOCALES,
        changedAt: district.updatedAt,
      })),
  ]);
}

export const branchSitemap: SingleSitemap = { name: 'branches', tags: [BRANCHES_TAG], list };
