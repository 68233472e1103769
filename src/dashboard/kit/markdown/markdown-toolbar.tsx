import { ActionIcon } from '@mantine/core';
import { useEffect, useState } from 'react';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconColumnInsertRight,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconLibraryPhoto,
  IconLink,
  IconList,
  IconListNumbers,
  IconPhoto,
  IconQuote,
  IconRowInsertBottom,
  IconSeparatorHorizontal,
  IconStrikethrough,
  IconSuperscript,
  IconTable,
  IconVideo,
} from '../../../ui/tabler-icons/index.ts';
import { useText } from '../language/language.ts';
import { sourcedQuote } from './blocks.ts';
import type { Surface } from './edit.ts';
import css from './markdown-toolbar.module.css';
import { SOURCE_ID } from './source.ts';
import { moveInToolbar } from './toolbar-keys.ts';
import { COMMANDS, type CommandName, runCommand, shownKey } from './tools.ts';

/** What needs a dialog or files first. */
export type Asking = 'table' | 'video' | 'picture' | 'gallery';

const groups = [
  [
    ['undo', IconArrowBackUp],
    ['redo', IconArrowForwardUp],
  ],
  [
    ['bold', IconBold],
    ['italic', IconItalic],
    ['strike', IconStrikethrough],
  ],
  [
    ['heading', IconH2],
    ['subheading', IconH3],
    ['lesserHeading', IconH4],
  ],
  [
    ['link', IconLink],
    ['quote', IconQuote],
    ['sourcedQuote', IconBlockquote],
    ['bullets', IconList],
    ['numbers', IconListNumbers],
    ['footnote', IconSuperscript],
  ],
  [
    ['table', IconTable],
    ['addRow', IconRowInsertBottom],
    ['addColumn', IconColumnInsertRight],
  ],
  [
    ['picture', IconPhoto],
    ['gallery', IconLibraryPhoto],
    ['video', IconVideo],
    ['rule', IconSeparatorHorizontal],
  ],
] as const;
type ToolName = (typeof groups)[number][number][0];

/** Tools that the place of the cursor can switch on. */
const SWITCHES = new Set<ToolName>([
  'bold',
  'italic',
  'strike',
  'heading',
  'subheading',
  'lesserHeading',
  'quote',
  'bullets',
  'numbers',
]);
const ASKING = new Set<ToolName>(['table', 'video', 'picture', 'gallery']);

/** The tools for what other features do not have in their texts. */
export const MEDIA_TOOLS: ReadonlySet<string> = new Set<ToolName>(['picture', 'gallery', 'video']);
const NONE: ReadonlySet<string> = new Set();

interface MarkdownToolbarProps {
  surface: Surface | null;
  onAsk: (asking: Asking) => void;
  /** The names of tools that are left out. */
  without?: ReadonlySet<string>;
}

/** One stop for Tab; the arrow keys move inside. */
export function MarkdownToolbar({ surface, onAsk, without = NONE }: MarkdownToolbarProps) {
  const { t } = useText();
  const [active, setActive] = useState('');
  const [stop, setStop] = useState<ToolName>('undo');
  useEffect(() => surface?.watch(setActive), [surface]);
  const isOn = new Set(active.split(' '));

  function run(name: ToolName) {
    if (!surface) return;
    if (ASKING.has(name)) return onAsk(name as Asking);
    if (name === 'undo' || name === 'redo') surface[name]();
    else if (name === 'sourcedQuote')
      runCommand(surface, sourcedQuote(t('dashboard:markdown.source')));
    else runCommand(surface, COMMANDS[name as CommandName]);
    surface.focus();
  }
  return (
    <div
      role="toolbar"
      className={css.tools}
      aria-label={t('dashboard:markdown.formatting')}
      aria-controls={SOURCE_ID}
      onKeyDown={moveInToolbar}
    >
      {groups.map((group) => (
        <div key={group[0][0]} className={css.toolGroup}>
          {group.map(([name, Icon]) => {
            if (without.has(name)) return null;
            const label = t(`dashboard:markdown.tool.${name}`);
            const key = shownKey(name);
            return (
              <ActionIcon
                key={name}
                size={32}
                tabIndex={name === stop ? 0 : -1}
                aria-label={label}
                title={key ? `${label} (${key})` : label}
                {...(SWITCHES.has(name) ? { 'aria-pressed': isOn.has(name) } : {})}
                {...(/^add/.test(name) ? { disabled: !isOn.has('table') } : {})}
                // A click must not remove the selection in the text.
                onMouseDown={(event) => event.preventDefault()}
                onFocus={() => setStop(name)}
                onClick={() => run(name)}
              >
                <Icon size={18} stroke={1.6} aria-hidden="true" />
              </ActionIcon>
            );
          })}
        </div>
      ))}
    </div>
  );
}
