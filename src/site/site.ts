import './site.css';
import { enhanceCopyButtons } from './browser/copy.ts';
import { enhanceDrawer } from './browser/drawer.ts';
import { enhanceMenu } from './browser/menu.ts';
import { watchScroll } from './browser/scroll.ts';
import { enhanceTheme } from './browser/theme.ts';

/* The only script of a public page. Everything it touches works without it. */
watchScroll();
enhanceMenu();
enhanceDrawer();
enhanceTheme();
enhanceCopyButtons();
