import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { type ComponentType, lazy, Suspense } from 'react';
import { useParams } from 'react-router';
import { NotFoundPage } from '../dashboard/frame/not-found-page.tsx';
import { addTexts } from '../dashboard/kit/language/language.ts';
import { SessionUserContext } from '../dashboard/kit/session/session-user.ts';
import { DashboardTheme } from '../dashboard/theme/dashboard-theme.tsx';
import { ExamplePage } from './example/example-page.tsx';
import { ShowcaseFrame } from './frame/showcase-frame.tsx';
import { PAGES } from './pages.ts';
import { loadShowcaseTexts } from './texts.ts';
import { VISITOR } from './visitor.ts';

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
