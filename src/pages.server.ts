import { CATEGORIES, CATEGORY_NAMES } from './features/content/schema.ts';
import { loadArticle, loadHome, loadList } from './features/content/site/load.server.ts';
import { DOCUMENT_KINDS, DOCUMENTS } from './features/documents/schema.ts';
import { loadDocument } from './features/documents/site/load.server.ts';
import { CONSENT_PATH } from './features/measurement/consent.ts';
import { consentForm } from './features/measurement/site/consent-form.server.ts';
import { loadConsent } from './features/measurement/site/load.server.ts';
import { loadMeeting, loadMeetings } from './features/meetings/site/load.server.ts';
import {
  loadAbout,
  loadContact,
  loadDonate,
  loadJoin,
  loadWrite,
} from './features/party/site/load.server.ts';
import { BOARD_PATHS, CHAIR_PATH, LISTED_BOARDS } from './features/people/schema.ts';
import { loadBoard, loadChair, loadPerson } from './features/people/site/load.server.ts';
import { loadErrorPage } from './site/errors/load-error-page.server.ts';
import type { PageRoute } from './site/kit/page-route.server.ts';

const PAGE_NUMBER = /^[1-9]\d{0,4}$/;
const VERSION_NUMBER = /^[1-9]\d{0,3}$/;
const YEAR = /^(19|20)\d\d$/;
const CATEGORY = new RegExp(`^(${CATEGORY_NAMES.join('|')})$`);

const inTime = { yil: YEAR, sayfa: PAGE_NUMBER };
const inTimeAndCategory = { ...inTime, kategori: CATEGORY };
/** What is typed into a search is never refused, only answered with a sentence. */
const asTyped = { ara: /^/, arsiv: /^1$/ };

/** Every public address. */
export const PAGES: PageRoute[] = [
  { path: '/', isAlwaysListed: true, load: loadHome },

  ...CATEGORY_NAMES.flatMap((category): PageRoute[] => [
    {
      path: CATEGORIES[category],
      query: inTime,
      isAlwaysListed: true,
      load: loadList('category', category),
    },
    { path: `${CATEGORIES[category]}/:slug`, load: loadArticle },
  ]),
  {
    path: '/arsiv',
    query: inTimeAndCategory,
    isAlwaysListed: true,
    load: loadList('archive'),
  },
  { path: '/arsiv/:slug', load: loadArticle },
  {
    path: '/tum-icerikler',
    query: { ...asTyped, ...inTimeAndCategory },
    costOf: ({ ara }) => (ara === undefined ? null : 'search'),
    isAlwaysListed: true,
    load: loadList('all'),
  },

  ...DOCUMENT_KINDS.map(
    (kind): PageRoute => ({
      path: DOCUMENTS[kind],
      query: { surum: VERSION_NUMBER },
      load: loadDocument(kind),
    }),
  ),

  { path: '/toplantilar', query: inTime, load: loadMeetings },
  { path: '/toplantilar/:slug', load: loadMeeting },

  { path: CHAIR_PATH, load: loadChair },
  ...LISTED_BOARDS.map(
    (board): PageRoute => ({ path: BOARD_PATHS[board], load: loadBoard(board) }),
  ),
  { path: '/kisiler/:slug', load: loadPerson },

  { path: '/hakkimizda', isAlwaysListed: true, load: loadAbout },
  { path: '/iletisim', load: loadContact },
  { path: '/contact', load: async () => ({ movedTo: '/iletisim' }) },
  { path: '/bize-ulasin', load: loadWrite },
  { path: '/bagis', load: loadDonate },
  { path: '/uye-olun', load: loadJoin },

  {
    path: CONSENT_PATH,
    query: { secim: /^(agreed|refused)$/ },
    form: consentForm,
    load: loadConsent,
  },

  { path: '/401', load: loadErrorPage(401) },
  { path: '/404', load: loadErrorPage(404) },
  { path: '/500', load: loadErrorPage(500) },
];
