import { dropCursor } from 'prosemirror-dropcursor';
import { gapCursor } from 'prosemirror-gapcursor';
import { history, isHistoryTransaction } from 'prosemirror-history';
import { search } from 'prosemirror-search';
import { EditorState, Plugin, Selection } from 'prosemirror-state';
import { tableEditing } from 'prosemirror-tables';
import { EditorView } from 'prosemirror-view';
import type { ToolName } from '../tools.ts';
import type { Desk } from './blocks/desk.ts';
import { nodeViews } from './blocks/node-views.ts';
import { blockPlugins } from './blocks/plugins.ts';
import { clipboard } from './clipboard.ts';
import { editorKeys } from './keys.ts';
import { type Misfits, misfitsPlugin } from './misfits.ts';
import { schema } from './schema.ts';
import { type SlashOptions, slashPlugin } from './slash.ts';
import type { MarkdownText } from './text.ts';
import { typedMarkdown } from './typed-markdown.ts';

interface ViewOptions {
  host: HTMLElement;
  text: MarkdownText;
  initial: string;
  desk: Desk;
  slash: SlashOptions;
  misfits: Misfits;
  run: (tool: ToolName) => boolean;
  onSearch: () => void;
  onTransfer: (data: DataTransfer | null) => boolean;
}

/** For the bars that stay above and below the text, in px. */
const ROOM = { top: 170, bottom: 90, left: 0, right: 0 };

/** The text in its page. Nothing is dispatched on opening: the form would have unsaved changes. */
export function openView({ host, text, initial, desk, ...options }: ViewOptions): EditorView {
  const doc = text.read(initial);
  // A picture at the beginning would be selected, and the first click on it would select its gallery. Other
  // beginnings keep the selection that they have.
  const inText = Selection.findFrom(doc.resolve(0), 1, true);
  const state = EditorState.create({
    doc,
    ...(inText && doc.firstChild?.type.name !== 'paragraph' && { selection: inText }),
    plugins: [
      slashPlugin(options.slash),
      ...blockPlugins(desk),
      leavingSources(text, desk),
      misfitsPlugin(options.misfits),
      clipboard(options.onTransfer),
      typedMarkdown(),
      editorKeys(options.run, options.onSearch),
      dropCursor({ color: 'var(--primary)', width: 2 }),
      gapCursor(),
      tableEditing(),
      search(),
      history(),
    ],
  });
  const view = new EditorView(host, {
    state,
    nodeViews: nodeViews(desk),
    scrollThreshold: ROOM,
    scrollMargin: ROOM,
  });
  desk.view = view;
  return view;
}

/** What was written in a block of source becomes blocks as soon as the cursor leaves it. */
function leavingSources(text: MarkdownText, { composition }: Desk): Plugin {
  return new Plugin({
    appendTransaction: composition.settling((transactions, before, after) => {
      const [was, is] = [before, after].map(({ selection }) => selection.$from.node(1));
      const isLeft = was?.type === schema.nodes.source && is?.type !== schema.nodes.source;
      if (!isLeft || transactions.some(isHistoryTransaction)) return null;
      return text.settleSources(after);
    }),
    props: {
      handleDOMEvents: {
        blur(view) {
          composition.wait(text, () => {
            const tr = text.settleSources(view.state, true);
            if (tr) view.dispatch(tr);
          });
          return false;
        },
      },
    },
  });
}
