import { NavLink } from '@mantine/core';
import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useRef } from 'react';
import { Link, ScrollRestoration, useLocation, useParams, useSearchParams } from 'react-router';
import frame from '../dashboard/frame/frame.module.css';
import { NotFoundPage } from '../dashboard/frame/not-found-page.tsx';
import { addTexts, type TextLoader, useText } from '../dashboard/kit/language/language.ts';
import { SiteBrand } from '../dashboard/kit/page/brand.tsx';
import { FloatingTools } from '../dashboard/kit/page/floating-tools.tsx';
import { LanguageSwitch } from '../dashboard/kit/page/language-switch.tsx';
import { useSettings } from '../dashboard/kit/page/settings.ts';
import { focusMain } from '../dashboard/kit/parts/dialog.tsx';
import { SessionUserContext } from '../dashboard/kit/session/session-user.ts';
import { DashboardTheme } from '../dashboard/theme/dashboard-theme.tsx';
import type { SessionUser } from '../platform/session.ts';
import { SETTINGS, SETTINGS_KEY, type Settings } from '../ui/settings.ts';
import { ExamplePage } from './example/example-page.tsx';
import { addressOf, PAGES, type ShowcasePage } from './pages.ts';
import css from './showcase.module.css';

/** The settings that an address can have, by the name of the parameter. */
const PARAMETERS = {
  preset: 'colorPreset',
  mode: 'paletteMode',
  contrast: 'contrast',
  dir: 'direction',
  nav: 'navColor',
  font: 'responsiveFontSizes',
} as const satisfies Record<string, keyof Settings>;

const SECTIONS = ['', 'data-display', 'lists'];

/** Components that need a signed-in user show this one; no call is made for it. */
const VISITOR: SessionUser = {
  id: '00000000-0000-4000-8000-000000000000',
  username: 'vitrin',
  email: 'vitrin@ufuk.example',
  name: 'Vitrin',
  surname: 'Kullanıcısı',
  role: 'user',
  can: {},
  writesMarkdown: false,
  mustSetUpTwoStep: false,
};

const byLocale = {
  tr: () => import('./language/tr.ts'),
  en: () => import('./language/en.ts'),
  de: () => import('./language/de.ts'),
  es: () => import('./language/es.ts'),
};

/** Examples of loading and of failures: nothing is tried again, and nothing is stored. */
const client = new QueryClient({
  defaultOptions: {
    queries: { retry: false, refetchOnWindowFocus: false },
    mutations: { retry: false },
  },
});

const VIEWS = new Map(
  PAGES.map((page) => [
    page,
    lazy(async () => {
      const { examples } = await page.load();
      return { default: () => <ExamplePage page={page} examples={examples} /> };
    }),
  ]),
);

function Showcase() {
  const path = (useParams()['*'] ?? '').replace(/\/$/, '');
  const page = PAGES.find((one) => one.path === path);
  const View = page && VIEWS.get(page);
  return (
    <DashboardTheme>
      <QueryClientProvider client={client}>
        <SessionUserContext value={VISITOR}>
          <ShowcaseFrame current={page}>
            <Suspense>{View ? <View /> : <NotFoundPage />}</Suspense>
          </ShowcaseFrame>
        </SessionUserContext>
      </QueryClientProvider>
    </DashboardTheme>
  );
}

/** Every component of the product in its states, at `/components`. */
export async function openShowcase(): Promise<ComponentType> {
  await addTexts(loadShowcaseTexts);
  return Showcase;
}

/** The texts of the showcase, and those of public pages that its examples show. */
const loadShowcaseTexts: TextLoader = async (locale) =>
  Object.entries((await byLocale[locale]()).texts);

interface ShowcaseFrameProps {
  current: ShowcasePage | undefined;
  children: ReactNode;
}

/** The navigation at the side, and the page with the theme button and the settings drawer. */
function ShowcaseFrame({ current, children }: ShowcaseFrameProps) {
  const { t } = useText();
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useShownSettings();
  // Screen readers announce a page that the browser loads, but not one that is rendered in its place.
  useEffect(() => {
    if (before.current !== pathname) focusMain();
    before.current = pathname;
  }, [pathname]);
  return (
    <div className={css.frame}>
      <a className={frame.skip} href="#main">
        {t('dashboard:frame.skip')}
      </a>
      <header className={`${frame.ground} ${css.side}`}>
        <div className={css.brand}>
          <SiteBrand />
          <p>{t('showcase:name')}</p>
        </div>
        <nav aria-label={t('showcase:name')}>
          <SideNavigation current={current} />
        </nav>
        <div className={css.languages}>
          <LanguageSwitch />
        </div>
      </header>
      <div className={css.content}>
        <main id="main" tabIndex={-1}>
          {children}
        </main>
      </div>
      <FloatingTools withSettings />
      <ScrollRestoration />
    </div>
  );
}

const sectionOf = ({ path }: ShowcasePage) => (path.includes('/') ? path.split('/')[0] : '');

/** The links to all pages; they keep the settings of the address. */
function SideNavigation({ current }: { current: ShowcasePage | undefined }) {
  const { t } = useText();
  const [search] = useSearchParams();
  return SECTIONS.map((section) => (
    <div key={section} className={css.section}>
      {section ? <h2 className={css.title}>{t(`showcase:sections.${section}`)}</h2> : null}
      <ul role="list">
        {PAGES.filter((page) => sectionOf(page) === section).map((page) => (
          <li key={page.path}>
            <NavLink
              component={Link}
              className={css.link}
              to={{ pathname: addressOf(page.path), search: search.toString() }}
              label={t(`showcase:pages.${page.key}.title`)}
              aria-current={page === current ? 'page' : undefined}
            />
          </li>
        ))}
      </ul>
    </div>
  ));
}

/** The value of a setting with this text; undefined for an unknown one. */
const knownValue = (field: keyof Settings, text: unknown) =>
  SETTINGS[field].values.find((value) => String(value) === text);

/** What the visitor has stored; the default of every field that was not stored. */
function storedSettings(): Settings {
  let stored: Record<string, unknown> = {};
  try {
    stored = { ...JSON.parse(localStorage.getItem(SETTINGS_KEY) ?? '{}') };
  } catch {
    // As if nothing was stored.
  }
  const fields = Object.keys(SETTINGS) as (keyof Settings)[];
  return Object.fromEntries(
    fields.map((field) => [
      field,
      knownValue(field, String(stored[field])) ?? SETTINGS[field].values[0],
    ]),
  ) as Settings;
}

/** Shows settings on the page without storing them. */
function show(settings: Settings): void {
  for (const [field, { attribute }] of Object.entries(SETTINGS))
    document.documentElement.setAttribute(attribute, String(settings[field as keyof Settings]));
}

/**
 * Shows the settings that the visitor has stored, changed by the address of the page, so that a page
 * can be linked to and photographed in a certain appearance. A change with the theme button or in the
 * drawer stores all that is shown, and removes the settings from the address.
 */
function useShownSettings(): void {
  const [search, setSearch] = useSearchParams();
  const current = useSettings();
  /** What was shown last because of the address. */
  const applied = useRef<string>(undefined);
  const names = Object.keys(PARAMETERS).filter((name) => search.has(name));
  const settings: Settings = storedSettings();
  for (const [name, field] of Object.entries(PARAMETERS))
    Object.assign(settings, { [field]: knownValue(field, search.get(name)) ?? settings[field] });
  const wanted = JSON.stringify(settings);
  const isAddressed = names.length > 0;
  useEffect(() => {
    const now = JSON.stringify(current);
    if (!isAddressed) {
      // The address had some before.
      if (applied.current && now !== wanted) show(JSON.parse(wanted));
      applied.current = undefined;
    } else if (applied.current !== wanted) {
      if (now !== wanted) show(JSON.parse(wanted));
      applied.current = wanted;
    } else if (now !== wanted) {
      applied.current = undefined;
      setSearch(
        (before) => {
          for (const name of Object.keys(PARAMETERS)) before.delete(name);
          return before;
        },
        { replace: true, preventScrollReset: true },
      );
    }
  }, [current, wanted, isAddressed, setSearch]);
  useEffect(() => () => show(storedSettings()), []);
}
