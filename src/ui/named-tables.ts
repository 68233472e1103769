const FRAME = '<div class="table-scroll" tabindex="0"><table>';
const END = '</table></div>';

/**
 * Makes every table of rendered Markdown a region with a name ("Tablo 1", "Tablo 2"): a table wider
 * than the page scrolls by itself, also with the keyboard, and screen readers announce its name.
 * @param label is written into an attribute without escaping: one of our own texts.
 */
export function nameTables(html: string, label: string): string {
  if (!html.includes(FRAME)) return html;
  let number = 0;
  const only = html.indexOf(FRAME) === html.lastIndexOf(FRAME);
  return html
    .replaceAll(FRAME, () => {
      const name = only ? label : `${label} ${++number}`;
      return `<section class="table" tabindex="0" aria-label="${name}"><table>`;
    })
    .replaceAll(END, '</table></section>');
}
