import {
  InputRule,
  inputRules,
  textblockTypeInputRule,
  wrappingInputRule,
} from 'prosemirror-inputrules';
import type { MarkType } from 'prosemirror-model';
import { type Plugin, TextSelection } from 'prosemirror-state';
import { schema } from './schema.ts';

const { nodes, marks } = schema;

/** Markdown as somebody who knows it types it. One Backspace gives the typed signs back. */
export const typedMarkdown = (): Plugin =>
  inputRules({
    rules: [
      // The title of the page is its only heading of the first level.
      onlyInParagraph(/^(#{1,4})\s$/, (pattern) =>
        textblockTypeInputRule(pattern, nodes.heading, ([, signs = '']) => ({
          level: Math.max(2, signs.length),
        })),
      ),
      onlyInParagraph(/^[-*+]\s$/, (pattern) => wrappingInputRule(pattern, nodes.bullet_list)),
      // Another number begins an ordinal: "19. yüzyıl".
      onlyInParagraph(/^1[.)]\s$/, (pattern) => wrappingInputRule(pattern, nodes.ordered_list)),
      onlyInParagraph(/^>\s$/, (pattern) => wrappingInputRule(pattern, nodes.blockquote)),
      onlyInParagraph(/^```$/, (pattern) => textblockTypeInputRule(pattern, nodes.code)),
      rule,
      marked(/(?<!\*)\*\*(?=[^\s*])([^*]*[^\s*])\*\*$/, marks.strong),
      marked(/(?<![*\p{L}\p{N}])\*(?=[^\s*])([^*]*[^\s*])\*$/u, marks.em),
      marked(/(?<!~)~~(?=[^\s~])([^~]*[^\s~])~~$/, marks.strike),
      marked(/(?<!`)`([^`]+)`$/, marks.code_text),
    ],
  });

/** A list or a quotation in a heading would make two blocks of one. */
function onlyInParagraph(pattern: RegExp, make: (pattern: RegExp) => InputRule): InputRule {
  const { handler } = make(pattern) as unknown as { handler: RuleHandler };
  return new InputRule(pattern, (state, ...given) =>
    state.selection.$from.parent.type === nodes.paragraph ? handler(state, ...given) : null,
  );
}
type RuleHandler = Exclude<ConstructorParameters<typeof InputRule>[1], string>;

const rule = new InputRule(/^(?:---|\*\*\*|___)$/, (state, _match, start) => {
  const $start = state.doc.resolve(start);
  const { parent, depth } = $start;
  if (parent.type !== nodes.paragraph || depth === 0) return null;
  const outer = $start.node(-1);
  const place = $start.index(-1);
  if (!outer.canReplaceWith(place, place + 1, nodes.rule)) return null;
  // What stands behind the cursor stays.
  if ($start.end() > state.selection.to) return null;
  const at = $start.before();
  const tr = state.tr.replaceWith(at, at + parent.nodeSize, [
    nodes.rule.create(),
    nodes.paragraph.create(),
  ]);
  return tr.setSelection(TextSelection.create(tr.doc, at + 2));
});

/** Words between two signs get a mark. The last sign is the one that is being typed. */
const marked = (pattern: RegExp, type: MarkType): InputRule =>
  new InputRule(pattern, (state, { 0: whole, 1: words = '' }, start, end) => {
    const $start = state.doc.resolve(start);
    if (!$start.parent.type.allowsMarkType(type)) return null;
    if (state.doc.rangeHasMark(start, end, marks.code_text)) return null;
    const signs = whole.indexOf(words);
    const { tr } = state;
    const from = start + signs;
    const to = from + words.length;
    if (to < end) tr.delete(to, end);
    tr.delete(start, from);
    tr.addMark(start, start + words.length, type.create());
    return tr.removeStoredMark(type);
  });
