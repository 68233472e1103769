import { repeatable } from '../../database/demo/random.ts';

/** Together some 100 MB, much more than a processor's caches. */
const TEXTS = 20_000;
const WORDS_OF_TEXT = 200;
const TEXTS_OF_PAGE = 12;
const PAGES = 1500;

let stored: string[] | undefined;

/** Each as JSON, in memory of its own. */
function makeTexts(): string[] {
  const random = repeatable(11);
  const word = () => Math.floor(random() * 36 ** 6).toString(36);
  return Array.from({ length: TEXTS }, (_, id) =>
    JSON.stringify({
      id,
      title: `${word()} & ığüş ${word()}`,
      words: Array.from({ length: WORDS_OF_TEXT }, word),
    }),
  );
}

const escaped = (text: string) => text.replace(/[&<>"]/g, (sign) => `&#${sign.charCodeAt(0)};`);

/** The bytes of all pages. */
function renderPages(texts: string[]): number {
  const random = repeatable(12);
  let bytes = 0;
  for (let page = 0; page < PAGES; page++) {
    const rows = Array.from({ length: TEXTS_OF_PAGE }, () => {
      const { title, words } = JSON.parse(texts[Math.floor(random() * TEXTS)] as string);
      return `<li><h3>${escaped(title)}</h3><p>${escaped(words.join(' '))}</p></li>`;
    });
    bytes += Buffer.from(rows.join('')).length;
  }
  return bytes;
}

/**
 * How fast the machine is now at work like that of a page: "pages" of a CPU second, each of twelve
 * texts from random places of the memory that are parsed, escaped, joined and encoded. The work never
 * changes, so figures of different hours can be compared by it; the figure itself means nothing.
 */
export function speedOfMachine(): number {
  if (!stored) {
    stored = makeTexts();
    // V8 compiles it.
    renderPages(stored);
  }
  const began = process.cpuUsage();
  renderPages(stored);
  const { user, system } = process.cpuUsage(began);
  return PAGES / ((user + system) / 1e6);
}
