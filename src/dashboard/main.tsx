import './kit/strict-policy.ts';
import '../features/identity/sign-in/dashboard/link-token.ts';
import './styles/layers.css';
import './styles/fonts.css';
import '../ui/tokens.css';
import './styles/roles.css';
import './styles/base.css';
import './styles/parts.css';
import './styles/start.css';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { Application } from './application.tsx';
import { startLanguage } from './kit/language/language.ts';
import { setSettingsDrawer } from './kit/page/settings.ts';
import { signInPath } from './kit/session/return-to.ts';
import { session } from './kit/session/session.ts';
import { loadStartTexts } from './texts.ts';

setSettingsDrawer(() => import('../site/settings-drawer/settings-drawer.ts'));
await startLanguage(loadStartTexts);
session.start();

// Decided before the first route is loaded, so that the browser does not load pages that are not
// shown.
const { pathname, search, hash } = window.location;
if (!session.getState().isAuthenticated && pathname.startsWith('/dashboard')) {
  window.history.replaceState(null, '', signInPath(pathname + search + hash));
}

const root = document.getElementById('root');
if (root) {
  createRoot(root).render(
    <StrictMode>
      <Application />
    </StrictMode>,
  );
}
