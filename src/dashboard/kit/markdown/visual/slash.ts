import { type EditorState, Plugin, PluginKey, TextSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import type { ToolName } from '../tools.ts';
import { schema } from './schema.ts';

/** What the menu offers, in its order. */
const TOOLS = [
  'heading',
  'subheading',
  'lesserHeading',
  'bullets',
  'numbers',
  'quote',
  'sourcedQuote',
  'picture',
  'gallery',
  'video',
  'table',
  'footnote',
  'rule',
  'code',
] as const satisfies readonly ToolName[];

/** The menu behind a typed `/`. */
interface Slash {
  /** Where the sign stands. */
  at: number;
  /** The chosen entry. */
  index: number;
}

const key = new PluginKey<Slash | null>('slash');
/** A menu of words that nobody looks for is none. */
const LONGEST = 24;

export const slashOption = ({ list }: SlashOptions, tool: ToolName): string => `${list}-${tool}`;

export interface SlashOptions {
  /** The id of the list. */
  list: string;
  without: () => ReadonlySet<string>;
  labelOf: (tool: ToolName) => string;
  /** The language of the labels. */
  locale: () => string;
  run: (tool: ToolName) => void;
}

/** The open menu: what was typed behind the sign, and which tools it can mean. */
export interface SlashMenu {
  at: number;
  to: number;
  tools: readonly ToolName[];
  index: number;
}

/** The menu, if it is open and has something to offer. */
export function slashMenu(state: EditorState, options: SlashOptions): SlashMenu | null {
  const open = key.getState(state);
  if (!open) return null;
  const { at, index } = open;
  const to = state.selection.from;
  const words = state.doc.textBetween(at + 1, to, '\n', '\n');
  const fold = (text: string) => text.toLocaleLowerCase(options.locale());
  const tools = TOOLS.filter((tool) => {
    if (options.without().has(tool)) return false;
    const label = fold(options.labelOf(tool));
    return label
      .split(/\s+/)
      .some((_, place, all) => all.slice(place).join(' ').startsWith(fold(words)));
  });
  return tools.length > 0 ? { at, to, tools, index: Math.min(index, tools.length - 1) } : null;
}

/** Opens with `/` at the start of a paragraph or behind a space, and closes with the words behind it. */
export function slashPlugin(options: SlashOptions): Plugin<Slash | null> {
  function move(view: EditorView, menu: SlashMenu, by: number) {
    const { length } = menu.tools;
    const index = (menu.index + by + length) % length;
    view.dispatch(view.state.tr.setMeta(key, { at: menu.at, index }));
  }
  return new Plugin<Slash | null>({
    key,
    state: {
      init: () => null,
      apply(tr, before, _old, state) {
        const told = tr.getMeta(key) as Slash | null | undefined;
        const open = told === undefined ? before : told;
        if (!open) return null;
        const at = told === undefined ? tr.mapping.map(open.at) : open.at;
        const isTyped = tr.docChanged && told === undefined;
        const { selection, doc } = state;
        const isHere =
          selection instanceof TextSelection &&
          selection.empty &&
          selection.from > at &&
          selection.from - at <= LONGEST &&
          doc.resolve(at).sameParent(selection.$from) &&
          doc.textBetween(at, at + 1) === '/';
        return isHere ? { at, index: isTyped ? 0 : open.index } : null;
      },
    },
    props: {
      handleTextInput(view, from, to, text) {
        const { doc, tr } = view.state;
        const { parent, parentOffset } = doc.resolve(from);
        if (text !== '/' || parent.type !== schema.nodes.paragraph) return false;
        const before = parent.textBetween(
          Math.max(0, parentOffset - 1),
          parentOffset,
          '',
          '\ufffc',
        );
        if (before && !/\s/.test(before)) return false;
        view.dispatch(tr.insertText('/', from, to).setMeta(key, { at: from, index: 0 }));
        return true;
      },
      handleKeyDown(view, event) {
        const menu = view.composing ? null : slashMenu(view.state, options);
        if (!menu || event.ctrlKey || event.metaKey || event.altKey) return false;
        if (event.key === 'ArrowDown') move(view, menu, 1);
        else if (event.key === 'ArrowUp') move(view, menu, -1);
        else if (event.key === 'Enter' || event.key === 'Tab')
          chooseSlash(view, menu, menu.tools[menu.index] as ToolName, options);
        else if (event.key === 'Escape') view.dispatch(view.state.tr.setMeta(key, null));
        else return false;
        // Escape would leave the full screen.
        event.stopPropagation();
        return true;
      },
      attributes(state): { [name: string]: string } {
        const menu = slashMenu(state, options);
        if (!menu) return {};
        return {
          'aria-haspopup': 'listbox',
          'aria-controls': options.list,
          'aria-activedescendant': slashOption(options, menu.tools[menu.index] as ToolName),
        };
      },
      handleDOMEvents: {
        blur(view) {
          if (key.getState(view.state)) view.dispatch(view.state.tr.setMeta(key, null));
          return false;
        },
      },
    },
  });
}

/** Removes what was typed, and runs the tool in its place. */
export function chooseSlash(
  view: EditorView,
  { at, to }: SlashMenu,
  tool: ToolName,
  { run }: SlashOptions,
): void {
  view.dispatch(view.state.tr.delete(at, to).setMeta(key, null));
  run(tool);
}
