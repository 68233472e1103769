import './html/head.ts';
import './html/links.ts';
import './html/templates-cover-site.ts';
import './html/untranslated.ts';
import './html/validity.ts';
