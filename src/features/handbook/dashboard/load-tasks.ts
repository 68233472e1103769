import newMarkdownIt from 'markdown-it';
import type { FindRecords } from '../../../dashboard/kit/feature.ts';
import { currentLanguage, say } from '../../../dashboard/kit/language/language.ts';
import { fold } from '../../../platform/fold.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { escapeHtml } from '../../../platform/markup/html.ts';
import {
  GROUPS,
  type Group,
  HANDBOOK_LOCALES,
  type HandbookLocale,
  NAMES,
  type Task,
  taskPath,
  tasksIn,
} from '../tasks.ts';

const files = import.meta.glob<string>('../tasks/*/*.md', { query: '?raw', import: 'default' });
const pictures = import.meta.glob<string>('../pictures/*/*.webp', {
  eager: true,
  query: '?url',
  import: 'default',
});

/** Of the pictures, in px. */
const SIZE = { width: 1100, height: 700 };

/** The palette shows no more, so that the records of other kinds have room. */
const MOST = 3;

/** English for those who read neither of its languages. */
export const handbookLocale = (locale: Locale): HandbookLocale =>
  HANDBOOK_LOCALES.find((one) => one === locale) ?? 'en';

/** A task with its group, in the order of the list. */
export interface ListedTask extends Task {
  group: Group;
}

/** All tasks in a language. */
export async function loadTasks(locale: HandbookLocale): Promise<ListedTask[]> {
  const groups = await Promise.all(
    GROUPS.map(async (group) => {
      const file = await files[`../tasks/${locale}/${group}.md`]?.();
      return tasksIn(file ?? '').map((task) => ({ ...task, group }));
    }),
  );
  return groups.flat();
}

/** The tasks whose title or text has the start of every typed word; those with it in the title first. */
export function findTasks(tasks: readonly ListedTask[], typed: string): ListedTask[] {
  const wanted = fold(typed).split(/\s+/).filter(Boolean);
  const has = (text: string) => {
    const words = fold(text).split(/[^\p{L}\p{N}]+/u);
    return wanted.every((start) => words.some((word) => word.startsWith(start)));
  };
  const found = tasks.filter(({ title, text }) => has(`${title} ${text}`));
  return found.toSorted((one, other) => Number(has(other.title)) - Number(has(one.title)));
}

/** The tasks that the command palette shows for these words. */
export const findInPalette: FindRecords = async (words) => {
  const found = findTasks(await loadTasks(handbookLocale(currentLanguage())), words);
  return found.slice(0, MOST).map(({ slug, title, group }) => ({
    to: taskPath(slug),
    title,
    note: say(`handbook:groups.${group}`),
  }));
};

/**
 * The text of a task as HTML.
 * @param nameOf the text of the interface with this key
 */
export function renderTask(
  { text }: Task,
  locale: HandbookLocale,
  nameOf: (key: string) => string,
): string {
  const markdown = newMarkdownIt({ html: false });
  markdown.renderer.rules.image = (tokens, at) => {
    const { content: alt, attrs } = tokens[at] ?? { content: '', attrs: [] };
    const name = attrs?.find(([key]) => key === 'src')?.[1];
    const address = pictures[`../pictures/${locale}/${name}.webp`] ?? '';
    const { width, height } = SIZE;
    return `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}" width="${width}" height="${height}" loading="lazy">`;
  };
  return markdown.render(text).replace(NAMES, (_, key: string) => escapeHtml(nameOf(key)));
}
