/** The names of parts of a text, in the language of the page. They are written without escaping. */
export interface PartNames {
  table: string;
  notes: string;
  /** The link from a footnote back to the text. */
  back: string;
  youtube: string;
  vimeo: string;
}

/**
 * Rendered Markdown is stored once for all languages. This gives its tables, footnotes and videos
 * their names in the language of the page.
 */
export function nameParts(html: string, names: PartNames): string {
  let named = nameTables(html, names.table);
  if (named.includes(NOTES))
    named = named
      .replace(NOTES, `${NOTES} aria-label="${names.notes}"`)
      .replaceAll(BACK, `${BACK} aria-label="${names.back}"`);
  return named.replace(
    /<span class="video-site">(?:(YouTube)|Vimeo)<\/span>/g,
    (_, isYoutube) => `<span class="video-site">${isYoutube ? names.youtube : names.vimeo}</span>`,
  );
}

/* Parts of rendered Markdown; no text can contain them, since `<` is escaped. */
const TABLE = '<div class="table-scroll" tabindex="0"><table>';
const TABLE_END = '</table></div>';
const NOTES = '<section class="notes"';
const BACK = '<a class="note-back"';

/**
 * Makes every table a region with a name ("Tablo 1", "Tablo 2"): a table wider than the page scrolls
 * by itself, also with the keyboard, and screen readers announce its name.
 */
function nameTables(html: string, label: string): string {
  if (!html.includes(TABLE)) return html;
  let number = 0;
  const only = html.indexOf(TABLE) === html.lastIndexOf(TABLE);
  return html
    .replaceAll(TABLE, () => {
      const name = only ? label : `${label} ${++number}`;
      return `<section class="table" tabindex="0" aria-label="${name}"><table>`;
    })
    .replaceAll(TABLE_END, '</table></section>');
}
