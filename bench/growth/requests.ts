/** One kind of request whose cost is compared between databases of different sizes. */
export interface GrowthRequest {
  name: string;
  /** `n` counts the requests of this kind, so that no two are the same where that matters. */
  path: (n: number) => string;
  /** With the token of a signed-in admin. */
  isStaff?: true;
  /** Tags to invalidate before each request, as a publication does. */
  tags?: string[];
  /** The body of a POST request that needs a confirmation; the server allows few of them. */
  confirmed?: object;
}

const staff = (name: string, path: string | ((n: number) => string)): GrowthRequest => ({
  name,
  path: typeof path === 'string' ? () => path : path,
  isStaff: true,
});
/** Two years, because that is when the first 10,000 applications arrived. */
const YEARS = 2;
const DAY_MS = 24 * 3_600_000;
const day = (at: number) => new Date(at).toISOString().slice(0, 10);
const RECENT = { from: day(Date.now() - YEARS * 365 * DAY_MS) };

const page = (name: string, path: string, ...tags: string[]): GrowthRequest => ({
  name,
  path: () => path,
  tags,
});

/** Words of the demo's texts, from frequent to rare. */
const WORDS = ['parti', 'belediye', 'su', 'kooperatif', 'liman', 'öğretmen', 'zeytin', 'rüzgâr'];
const word = (n: number) => encodeURIComponent(WORDS[n % WORDS.length] as string);
const two = (n: number) => `${word(n)}+${word(n * 3 + 1)}+${n}`;

/** Everything that lists, searches or counts what grows. */
export const REQUESTS: GrowthRequest[] = [
  page('home, rendered', '/', 'home'),
  page('list, page 1, rendered', '/tum-icerikler', 'menu'),
  page('list, page 400, rendered', '/tum-icerikler?sayfa=400', 'menu'),
  page('list of a category, rendered', '/haberler', 'menu'),
  page('list of a year, rendered', '/tum-icerikler?yil=2020', 'menu'),
  page('list, page 1, after a publication', '/tum-icerikler', 'list:all'),
  page('list, page 400, after a publication', '/tum-icerikler?sayfa=400', 'list:all'),
  page('category, after a publication', '/haberler', 'list:haberler'),
  page('archive, after a change', '/arsiv', 'list:archive'),
  page('sitemap index, after a publication', '/sitemap.xml', 'list:all'),
  page('sitemap of a part, after a publication', '/sitemaps/contents-6.xml', 'list:all'),
  page('feed, after a publication', '/rss.xml', 'list:all'),
  { name: 'search, page', path: (n) => `/tum-icerikler?ara=${two(n)}` },
  { name: 'search, API', path: (n) => `/api/contents?q=${two(n)}` },
  { name: 'list, API', path: (n) => `/api/contents?pageSize=${(n % 90) + 10}` },
  { name: 'list by title, API', path: (n) => `/api/contents?sort=title&pageSize=${(n % 90) + 10}` },
  staff('contents: list of staff', '/api/contents?pageSize=20'),
  staff('contents: last changed', '/api/contents?sort=-updatedAt'),
  staff('contents: page 500', '/api/contents?page=500'),
  staff('contents: by title', '/api/contents?sort=title'),
  staff('contents: drafts', '/api/contents?state=draft'),
  staff('contents: category', '/api/contents?state=published&category=haberler'),
  staff('contents: search while typing', (n) => `/api/contents?q=${word(n)}`),
  staff('contents: counts of the tabs', '/api/contents/counts'),
  staff('contents: counts, category', '/api/contents/counts?category=haberler'),
  staff('contents: choices', '/api/contents/choices'),
  staff('contents: tags', '/api/contents/tags?q=su'),
  staff('contents: calendar', '/api/contents/calendar?from=2026-10-01&to=2026-10-31'),
  staff('contents: trash', '/api/contents/trash'),
  staff('media: list', '/api/media'),
  staff('media: search', '/api/media?q=toplant%C4%B1'),
  staff('media: unused', '/api/media?use=unused'),
  staff('applications: list', '/api/applications'),
  staff('applications: newest', '/api/applications?sort=-createdAt'),
  staff('applications: by name', '/api/applications?sort=name'),
  staff('applications: open', '/api/applications?status=open'),
  staff('applications: page 100', '/api/applications?page=100'),
  staff('applications: province', '/api/applications?city=35'),
  staff(
    'applications: search',
    (n) => `/api/applications?q=${['Ay%C5%9Fe', 'Z-77', 'Kaya'][n % 3]}`,
  ),
  staff('applications: counts', '/api/applications/counts'),
  staff('applications: statistics of a year', '/api/applications/statistics?period=year'),
  staff('applications: statistics of all', '/api/applications/statistics?period=all'),
  {
    ...staff('applications: export of 10,000', '/api/applications/export'),
    confirmed: { format: 'csv', withNumbers: true, reason: 'Ölçüm için.', filter: RECENT },
  },
  staff('audit: list', '/api/audit'),
  staff('audit: action', '/api/audit?action=content.publish'),
  staff('audit: actor', '/api/audit?actor=00000000-0000-4000-8000-000000000007'),
  staff('audit: subject', '/api/audit?subject=Konu%20777'),
  staff('audit: days', '/api/audit?from=2026-10-01&to=2026-10-07'),
  staff('notifications', '/api/notifications'),
  staff('system status', '/api/health'),
];
