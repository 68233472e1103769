import { createBrowserRouter } from 'react-router';
import { FailedPage } from './frame/failed-page.tsx';
import type { DashboardPage } from './kit/feature.ts';
import { addTexts } from './kit/language/language.ts';
import { LoadingView } from './kit/parts/loading-view.tsx';
import { OPEN_FEATURES } from './open-features.ts';
import { notFound, toRoute } from './page-route.ts';
import { loadFeatureTexts } from './texts.ts';

/** The texts of the features are loaded at the same time as the page. */
const withTexts = ({ path, load }: DashboardPage): DashboardPage => ({
  path,
  load: async () => (await Promise.all([load(), addTexts(loadFeatureTexts)]))[0],
});

/** Every component in its states. It contains no data, so it needs no session. */
const showcase: DashboardPage = {
  path: '/components/*',
  load: async () => (await import('../showcase/showcase.tsx')).openShowcase(),
};
const DASHBOARD = '/dashboard';

const of = (key: 'startPages' | 'openPages') =>
  OPEN_FEATURES.flatMap((feature) => feature[key] ?? []);

const ROOT = 'root';

/** Every address of the application. Those of the dashboard are added at the first visit to it. */
export const router = createBrowserRouter(
  [
    {
      id: ROOT,
      ErrorBoundary: FailedPage,
      HydrateFallback: LoadingView,
      children: [
        ...of('startPages').map(toRoute),
        ...of('openPages').map(withTexts).map(toRoute),
        toRoute(withTexts(showcase)),
        toRoute(notFound),
      ],
    },
  ],
  {
    async patchRoutesOnNavigation({ path, patch }) {
      if (path !== DASHBOARD && !path.startsWith(`${DASHBOARD}/`)) return;
      const [{ deskRoute }] = await Promise.all([
        import('./desk-route.tsx'),
        addTexts(loadFeatureTexts),
      ]);
      patch(ROOT, [deskRoute]);
    },
  },
);
