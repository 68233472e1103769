import './visual/check-page-itself.ts';
import './visual/turkish.ts';
import './visual/languages.ts';
import './visual/slogan.ts';
