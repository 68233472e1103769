import { ActionIcon } from '@mantine/core';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBlockquote,
  IconBold,
  IconCode,
  IconColumnInsertRight,
  IconDots,
  IconH2,
  IconH3,
  IconH4,
  IconItalic,
  IconLibraryPhoto,
  IconLink,
  IconList,
  IconListNumbers,
  IconMarkdown,
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
import { setVisual, useIsVisual } from './form-choice.ts';
import css from './markdown-toolbar.module.css';
import type { Editing } from './text-form.ts';
import { shownKey } from './tools.ts';

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
    ['bullets', IconList],
    ['numbers', IconListNumbers],
  ],
  [
    ['quote', IconQuote],
    ['sourcedQuote', IconBlockquote],
    ['footnote', IconSuperscript],
  ],
  [
    ['picture', IconPhoto],
    ['gallery', IconLibraryPhoto],
    ['video', IconVideo],
  ],
  [
    ['table', IconTable],
    ['addRow', IconRowInsertBottom],
    ['addColumn', IconColumnInsertRight],
    ['rule', IconSeparatorHorizontal],
  ],
] as const;
type ButtonName = (typeof groups)[number][number][0];

/** Tools that the place of the cursor can switch on. */
const SWITCHES = new Set<ButtonName>([
  'bold',
  'italic',
  'strike',
  'link',
  'heading',
  'subheading',
  'lesserHeading',
  'quote',
  'bullets',
  'numbers',
]);
export const ASKING: ReadonlySet<string> = new Set<ButtonName>([
  'table',
  'video',
  'picture',
  'gallery',
]);

/** The tools for what other features do not have in their texts. */
export const MEDIA_TOOLS: ReadonlySet<string> = new Set<ButtonName>([
  'picture',
  'gallery',
  'video',
]);
/** Of a text that has pictures and no videos. */
export const VIDEO_TOOLS: ReadonlySet<string> = new Set<ButtonName>(['video']);
const NONE: ReadonlySet<string> = new Set();

interface MarkdownToolbarProps {
  /** The id of the text. */
  controls: string;
  editing: Editing | null;
  onAsk: (asking: Asking) => void;
  /** The names of tools that are left out. */
  without?: ReadonlySet<string>;
}

/** Tools that are there only while the cursor stands in a table. */
const IN_TABLE: ReadonlySet<string> = new Set<ButtonName>(['addRow', 'addColumn']);

/** One stop for Tab; the arrow keys move inside. What has no room in one row is behind a button. */
export function MarkdownToolbar(props: MarkdownToolbarProps) {
  const { controls, editing, onAsk, without = NONE } = props;
  const { t } = useText();
  const [active, setActive] = useState('');
  const [stop, setStop] = useState<ButtonName | 'source' | 'more'>('undo');
  useEffect(() => editing?.watch(setActive), [editing]);
  const isVisual = useIsVisual();
  const isOn = new Set(active.split(' '));
  const isLeft = (name: ButtonName) =>
    without.has(name) || (IN_TABLE.has(name) && !isOn.has('table'));
  const [isOpen, setOpen] = useState(false);
  const rows = useRef<HTMLDivElement>(null);
  const hasMore = useHasRows(rows);
  const isGone = stop === 'more' ? !hasMore : stop !== 'source' && isLeft(stop);
  const reached = isGone ? 'undo' : stop;

  function run(name: ButtonName) {
    if (!editing) return;
    if (ASKING.has(name)) return onAsk(name as Asking);
    editing.run(name);
    // The address of a link is asked for.
    if (name !== 'link') editing.focus();
  }
  return (
    <div
      role="toolbar"
      className={css.bar}
      aria-label={t('dashboard:markdown.formatting')}
      // Until the text is loaded there is nothing with this id.
      aria-controls={editing ? controls : undefined}
      onKeyDown={moveInToolbar}
    >
      <div ref={rows} className={css.tools} data-open={isOpen || undefined}>
        {groups.map((group) => (
          <div key={group[0][0]} className={css.toolGroup}>
            {group.map(([name]) =>
              isLeft(name) ? null : (
                <ToolButton
                  key={name}
                  name={name}
                  isStop={name === reached}
                  isOn={SWITCHES.has(name) ? isOn.has(name) : undefined}
                  onFocus={() => setStop(name)}
                  onClick={() => run(name)}
                />
              ),
            )}
          </div>
        ))}
      </div>
      {hasMore ? (
        <ActionIcon
          size={32}
          tabIndex={reached === 'more' ? 0 : -1}
          aria-label={t('dashboard:markdown.more')}
          title={t('dashboard:markdown.more')}
          aria-expanded={isOpen}
          onMouseDown={(event) => event.preventDefault()}
          onFocus={() => setStop('more')}
          onClick={() => setOpen(!isOpen)}
        >
          <IconDots size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      ) : null}
      <ActionIcon
        size={32}
        tabIndex={reached === 'source' ? 0 : -1}
        aria-label={t('dashboard:markdown.sourceMode')}
        title={t('dashboard:markdown.sourceMode')}
        aria-pressed={!isVisual}
        // What was typed is reported when the text is left: the page may move under the pointer.
        onMouseDown={(event) => event.preventDefault()}
        onFocus={() => setStop('source')}
        onClick={() => setVisual(!isVisual)}
      >
        <IconMarkdown size={18} stroke={1.6} aria-hidden="true" />
      </ActionIcon>
    </div>
  );
}

/** Whether the groups of tools need more than one row. */
function useHasRows(rows: RefObject<HTMLDivElement | null>): boolean {
  const [hasRows, setHasRows] = useState(false);
  useLayoutEffect(() => {
    const { current } = rows;
    if (!current) return;
    const measure = () => {
      const [first, last] = [current.firstElementChild, current.lastElementChild];
      const topOf = (group: Element | null) => (group as HTMLElement | null)?.offsetTop ?? 0;
      setHasRows(topOf(last) > topOf(first));
    };
    const observer = new ResizeObserver(measure);
    observer.observe(current);
    // Those of a table come and go.
    for (const group of current.children) observer.observe(group);
    return () => observer.disconnect();
  }, [rows]);
  return hasRows;
}

const ICONS = new Map<string, typeof IconBold>([
  ...groups.flatMap((group) => [...group]),
  ['code', IconCode],
]);

/** The icon of a tool. */
export function ToolIcon({ name }: { name: string }) {
  const Icon = ICONS.get(name);
  return Icon ? <Icon size={18} stroke={1.6} aria-hidden="true" /> : null;
}

interface ToolButtonProps {
  name: string;
  /** Tab reaches this button of its toolbar. */
  isStop: boolean;
  isOn: boolean | undefined;
  onFocus: () => void;
  onClick: () => void;
}

/** A button of a toolbar. */
export function ToolButton({ name, isStop, isOn, ...button }: ToolButtonProps) {
  const { t } = useText();
  const label = t(`dashboard:markdown.tool.${name}`);
  const key = shownKey(name);
  return (
    <ActionIcon
      size={32}
      tabIndex={isStop ? 0 : -1}
      aria-label={label}
      title={key ? `${label} (${key})` : label}
      {...(isOn === undefined ? {} : { 'aria-pressed': isOn })}
      // A click must not remove the selection in the text.
      onMouseDown={(event) => event.preventDefault()}
      {...button}
    >
      <ToolIcon name={name} />
    </ActionIcon>
  );
}

/** Arrow keys, Home and End move between the buttons of a toolbar. */
export function moveInToolbar(event: KeyboardEvent<HTMLElement>): void {
  const buttons = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled)')];
  const at = buttons.indexOf(event.target as HTMLElement);
  const last = buttons.length - 1;
  const isMirrored = getComputedStyle(event.currentTarget).direction === 'rtl';
  const next = {
    [isMirrored ? 'ArrowLeft' : 'ArrowRight']: at === last ? 0 : at + 1,
    [isMirrored ? 'ArrowRight' : 'ArrowLeft']: at === 0 ? last : at - 1,
    Home: 0,
    End: last,
  }[event.key];
  if (at < 0 || next === undefined) return;
  event.preventDefault();
  buttons[next]?.focus();
}
