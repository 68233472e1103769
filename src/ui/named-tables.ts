const FRAME = '<div class="table-scroll" tabindex="0"><table>';
const END = '</table></div>';

/**
 * Every table of rendered Markdown as a region with a name ("Tablo 1", "Tablo 2"): one that is
 * wider than the page scrolls by itself, for the keyboard too, and says what has the focus.
 * @param label is written into an attribute as it is: a text of ours.
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
