import type { Page } from 'playwright-core';
import { texts as ofServer } from '../../src/app/texts.ts';
import { texts as ofDashboard } from '../../src/dashboard/language/features/tr.ts';
import { texts as ofSignIn } from '../../src/dashboard/language/tr.ts';
import { showcase } from '../../src/showcase/text/tr.ts';
import { flattenTexts } from './flatten-texts.ts';

const keys = [ofServer.tr, { showcase }, ofSignIn, ...ofDashboard].flatMap((part) =>
  flattenTexts(part).map(([key]) => key),
);

/** i18next looks for a key without a namespace in the last one. */
const NAMESPACES = new Set([...keys.map((key) => key.split(':')[0]), 'translation']);

/** Anywhere in a text, also of a text that does not exist. */
const OF_KNOWN_NAMESPACE = new RegExp(`(?<![\\w./-])(?:${[...NAMESPACES].join('|')}):\\w[\\w.-]*`);
/** A whole text that looks like a key, whatever its namespace. */
const OF_ANY_NAMESPACE = /^[a-z]\w*:[a-z]\w*(\.[\w-]+)+$/i;
/** i18next says so of the key of a group. */
const OF_GROUP = /returned an object instead of string/;

/** Keys in groups. One word alone may be a word of the page. */
const WITHOUT_NAMESPACE = new Set(
  keys.map((key) => key.slice(key.indexOf(':') + 1)).filter((key) => key.includes('.')),
);

/** The texts that show the key of a text instead of the text. */
export const rawKeysIn = (texts: readonly string[]): string[] =>
  texts.filter(
    (text) =>
      OF_KNOWN_NAMESPACE.test(text) ||
      OF_ANY_NAMESPACE.test(text) ||
      OF_GROUP.test(text) ||
      WITHOUT_NAMESPACE.has(text),
  );

/** The same for all that the page shows or says: texts, names, titles, hints in fields. */
export const rawKeysOn = async (page: Page): Promise<string[]> =>
  rawKeysIn(
    await page.evaluate(() => {
      const named = ['aria-description', 'aria-label', 'aria-roledescription', 'aria-valuetext'];
      const shown = ['alt', 'label', 'placeholder', 'title'];
      const said = [...document.querySelectorAll('*')].flatMap((element) =>
        [...named, ...shown].map((name) => element.getAttribute(name) ?? ''),
      );
      const buttons = document.querySelectorAll<HTMLInputElement>(
        'input:is([type=button], [type=submit])',
      );
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const texts: string[] = [];
      while (walker.nextNode())
        if (!walker.currentNode.parentElement?.closest('script, style'))
          texts.push(walker.currentNode.nodeValue ?? '');
      const all = [...texts, ...said, ...[...buttons].map(({ value }) => value)];
      return [...new Set(all.map((text) => text.trim()).filter(Boolean))];
    }),
  );
