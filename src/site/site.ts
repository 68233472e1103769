import './site.css';
import { askConsent } from './browser/consent.ts';
import { enhanceDrawer } from './browser/drawer.ts';
import { fetchFonts } from './browser/fonts.ts';
import { offerForms } from './browser/forms.ts';
import { enhanceMenu } from './browser/menu.ts';
import { sayNotices } from './browser/notices.ts';
import { offerButtons } from './browser/offer-buttons.ts';
import { watchScroll } from './browser/scroll.ts';
import { offerSettings } from './browser/settings.ts';
import { enhanceTheme } from './browser/theme.ts';
import { enhanceViewer } from './browser/viewer.ts';
import { watchVitals } from './browser/vitals.ts';

/* The only script of a public page. Every page also works without it. */
watchScroll();
enhanceMenu();
enhanceDrawer();
enhanceTheme();
offerSettings();
offerButtons();
enhanceViewer();
offerForms();
// Only a link of an e-mail has one.
if (location.hash.startsWith('#t=')) import('./browser/link-secret.ts');
sayNotices();
askConsent();
watchVitals();
fetchFonts();
