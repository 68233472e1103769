import { type ShownParty, setParty } from '../../../../dashboard/kit/page/party.ts';
import { partyStyle } from '../../../../ui/party-style.ts';

/** The policy of the dashboard allows style sheets that a script constructs. */
const sheet = new CSSStyleSheet();

/** Shows the saved party in the whole dashboard, until the document is loaded again. */
export function showParty(next: ShownParty): void {
  setParty(next);
  // The document's own rules have the former colour: without a colour they must have no effect.
  document.querySelector('style[data-party]')?.remove();
  sheet.replaceSync(partyStyle(next.color));
  if (!document.adoptedStyleSheets.includes(sheet)) document.adoptedStyleSheets.push(sheet);
}
