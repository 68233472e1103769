import { IS_LONG_RUN } from '../harness/long-run.ts';

/** The templates of each feature: an address of the demo by the name of the template. */
const ofFeatures = import.meta.glob<Record<string, string>>(
  '../../src/features/**/site/templates.ts',
  { eager: true, import: 'templates' },
);

/**
 * One address for each template of the public site, in Turkish; `html/templates-cover-site.ts`
 * checks that together they show everything that the site can show. The articles are those of the
 * demo content in which a template has the most to show.
 */
const TEMPLATES = new Map([
  ...Object.values(ofFeatures).flatMap((templates) => Object.entries(templates)),
  ['page not found', '/404'],
] as [string, string][]);
export const TEMPLATE_NAMES = [...TEMPLATES.keys()];
export const TEMPLATE_PATHS = [...TEMPLATES.values()];
/** The pages that most visitors open first; in a long run all of them. */
export const USUAL_NAMES = IS_LONG_RUN
  ? TEMPLATE_NAMES
  : ['home', 'list', 'article with the most sections', 'document', 'contact'];

export function templatePath(name: string): string {
  const path = TEMPLATES.get(name);
  if (path === undefined) throw new Error(`There is no template ${name}.`);
  return path;
}

export const WIDE = { width: 1440, height: 900 };
export const MIDDLE = { width: 900, height: 900 };
export const NARROW = { width: 360, height: 740 };
export const FONT_FILES = '**/*.woff2';
