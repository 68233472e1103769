import { footnote, indent, isInList, outdent, prefixLines, rule } from './blocks.ts';
import type { Command, Surface } from './edit.ts';
import { link, wrapIn } from './marks.ts';
import { addColumn, addRow, nextCell, previousCell } from './tables.ts';

export const COMMANDS = {
  bold: wrapIn('**'),
  italic: wrapIn('*'),
  strike: wrapIn('~~'),
  heading: prefixLines('heading'),
  subheading: prefixLines('subheading'),
  lesserHeading: prefixLines('lesserHeading'),
  link,
  quote: prefixLines('quote'),
  bullets: prefixLines('bullets'),
  numbers: prefixLines('numbers'),
  indent,
  outdent,
  addRow,
  addColumn,
  footnote,
  rule,
} satisfies Record<string, Command>;
export type CommandName = keyof typeof COMMANDS;

/** What the toolbar, the keys and the menus have. */
export type ToolName =
  | CommandName
  | 'undo'
  | 'redo'
  | 'sourcedQuote'
  | 'code'
  | 'picture'
  | 'gallery'
  | 'video'
  | 'table';

interface Key {
  code: string;
  shift?: true;
  shown: string;
}

const isMac = /Mac|iP/.test(globalThis.navigator?.platform ?? '');

/**
 * With Ctrl, or Cmd on a Mac. The physical key counts: with Shift, a digit of the Turkish keyboard is
 * another sign. AltGr writes `#` and `$` there and is Ctrl+Alt, so no key has Alt.
 */
export const KEYS: Partial<Record<CommandName, Key>> = {
  bold: { code: 'KeyB', shown: 'B' },
  italic: { code: 'KeyI', shown: 'I' },
  link: { code: 'KeyK', shown: 'K' },
  strike: { code: 'KeyX', shift: true, shown: 'X' },
  heading: { code: 'Digit2', shift: true, shown: '2' },
  subheading: { code: 'Digit3', shift: true, shown: '3' },
  lesserHeading: { code: 'Digit4', shift: true, shown: '4' },
  numbers: { code: 'Digit7', shift: true, shown: '7' },
  bullets: { code: 'Digit8', shift: true, shown: '8' },
  quote: { code: 'Digit9', shift: true, shown: '9' },
};

/** Letters are found by their sign, since keyboards place them differently. */
function isPressed(key: Key, event: KeyboardEvent): boolean {
  const isLetter = key.code.startsWith('Key');
  const isSame = isLetter
    ? event.key.toLowerCase() === key.shown.toLowerCase() ||
      (event.key === 'ı' && key.shown === 'I')
    : event.code === key.code;
  return isSame && event.shiftKey === !!key.shift;
}

/** The command of a pressed key; undefined for all other keys. */
export function commandOfKey(event: KeyboardEvent): CommandName | undefined {
  if (!isModified(event)) return undefined;
  const names = Object.keys(KEYS) as CommandName[];
  return names.find((name) => isPressed(KEYS[name] as Key, event));
}

/** "Ctrl+Shift+2", or "⇧⌘2" on a Mac, for titles. */
export function shownKey(name: string): string {
  const key = KEYS[name as CommandName];
  if (!key) return '';
  if (isMac) return `${key.shift ? '⇧' : ''}⌘${key.shown}`;
  return `Ctrl+${key.shift ? 'Shift+' : ''}${key.shown}`;
}

/** The same, with a space between the keys, for the list of all keys. */
export function shownParts(name: string): string {
  const key = KEYS[name as CommandName];
  return key ? `${isMac ? '⌘' : 'Ctrl'} ${key.shift ? 'Shift ' : ''}${key.shown}` : '';
}

/** Whether Ctrl, or Cmd on a Mac, is held without another of these keys. */
export const isModified = (event: KeyboardEvent): boolean =>
  !event.altKey && (isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey);

/** Runs a command. False: it has nothing to do at this place. */
export function runCommand(surface: Surface, command: Command): boolean {
  const edit = command(surface.read());
  if (edit) surface.apply(edit);
  return edit !== null;
}

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
