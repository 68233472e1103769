import type { Surface } from './edit.ts';
import { isInList } from './lists.ts';
import { nextCell, previousCell } from './tables.ts';
import { COMMANDS, commandOfKey, runCommand } from './tools.ts';

/** After Escape, for this time in ms, Tab leaves the text. */
const LEAVING = 2_000;

/** The keys that CodeMirror and the text field have in common. True: the key is done. */
export function keyHandler(surface: Surface) {
  let escapedAt = -LEAVING;
  return (event: KeyboardEvent): boolean => {
    if (event.isComposing) return false;
    const name = commandOfKey(event);
    if (name) return runCommand(surface, COMMANDS[name]);
    if (event.key === 'Escape') escapedAt = event.timeStamp;
    const isTab = event.key === 'Tab' && !event.ctrlKey && !event.altKey && !event.metaKey;
    if (!isTab || event.timeStamp - escapedAt < LEAVING) return false;
    if (!isInList(surface.read()))
      return runCommand(surface, event.shiftKey ? previousCell : nextCell);
    runCommand(surface, event.shiftKey ? COMMANDS.outdent : COMMANDS.indent);
    return true;
  };
}
