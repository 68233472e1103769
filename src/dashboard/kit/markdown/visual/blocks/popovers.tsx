import { type FloatingPosition, Popover } from '@mantine/core';
import { NodeSelection } from 'prosemirror-state';
import type { EditorView } from 'prosemirror-view';
import {
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { useText } from '../../../language/language.ts';
import { type PictureAttrs, schema } from '../schema.ts';
import css from './blocks.module.css';
import { addToGallery } from './commands.ts';
import type { Desk, Opened, Picking } from './desk.ts';
import { NoteSettings } from './note-settings.tsx';
import { GallerySettings, PictureSettings, VideoSettings } from './settings.tsx';
import { TableSettings } from './table-settings.tsx';

const { nodes } = schema;

/**
 * The settings of the block that is open, below it, and the library when a picture is chosen for it.
 * Stands beside the text, in an element with `position: relative` around both.
 */
export function BlockPopovers({ desk }: { desk: Desk }) {
  useSyncExternalStore(desk.subscribe, () => desk.turn);
  const { opened, picking, view, tools } = desk;
  if (!view) return null;
  return (
    <>
      {opened ? <BlockPopover key={desk.serial} desk={desk} view={view} opened={opened} /> : null}
      {tools ? (
        <tools.Picker
          opened={picking !== null}
          many={picking?.what === 'add'}
          onClose={desk.stopPicking}
          onPick={(pictures) => {
            if (picking) take(view, picking, pictures);
            desk.stopPicking();
            // The dialog gives the focus back first.
            setTimeout(() => view.focus());
          }}
        />
      ) : null}
    </>
  );
}

/** Puts what was chosen into the block. */
function take(view: EditorView, { what, at }: Picking, pictures: PictureAttrs[]): void {
  const [first] = pictures;
  const node = view.state.doc.nodeAt(at);
  if (!first || !node) return;
  const { tr } = view.state;
  if (what === 'add') addToGallery(at, pictures)(view.state, view.dispatch);
  else if (what === 'poster') view.dispatch(tr.setNodeAttribute(at, 'poster', first));
  else {
    for (const name of ['src', 'alt', 'caption'] as const)
      tr.setNodeAttribute(at, name, first[name]);
    view.dispatch(tr);
  }
}

/** The height of the buttons at the upper edge of a block, in px. */
const BUTTONS = 48;
/** A table is seen while it is changed. */
const POSITIONS: Record<string, FloatingPosition> = { table: 'top-end', note_ref: 'bottom-start' };
const WIDTHS: Record<string, number> = { table: 480, note_ref: 380 };

interface BlockPopoverProps {
  desk: Desk;
  view: EditorView;
  opened: Opened;
}

export interface SettingsProps extends BlockPopoverProps {
  /** Runs a command of the editor, and follows the block where it goes. */
  onRun: (command: BlockCommand) => void;
}
type BlockCommand = (state: EditorView['state'], dispatch: EditorView['dispatch']) => boolean;

const PARTS = {
  picture: PictureSettings,
  image: PictureSettings,
  gallery: GallerySettings,
  video: VideoSettings,
  note_ref: NoteSettings,
  table: TableSettings,
};

/** Frames in which settings that are opened get the focus, at most. */
const FRAMES = 60;

/** The library focuses once, which has no effect as long as the settings are not shown. */
function useFirstFocus(dialog: RefObject<HTMLElement | null>, isOpen: boolean): void {
  useEffect(() => {
    if (!isOpen) return;
    let left = FRAMES;
    const look = () => {
      const node = dialog.current;
      if (node?.contains(document.activeElement)) return;
      const first = node?.querySelector<HTMLElement>('[data-autofocus], input, textarea, button');
      first?.focus({ preventScroll: true });
      if (--left > 0) frame = requestAnimationFrame(look);
    };
    let frame = requestAnimationFrame(look);
    return () => cancelAnimationFrame(frame);
  }, [dialog, isOpen]);
}

function BlockPopover({ desk, view, opened }: BlockPopoverProps) {
  const { t } = useText();
  const target = useRef<HTMLDivElement>(null);
  const [isPlaced, setPlaced] = useState(false);
  const dialog = useRef<HTMLDivElement>(null);
  useFirstFocus(dialog, isPlaced);
  const node = view.state.doc.nodeAt(opened.at);
  const name = node?.type.name ?? '';
  const Part = PARTS[name as keyof typeof PARTS];
  useLayoutEffect(() => {
    const dom = view.nodeDOM(opened.at);
    const outer = target.current?.offsetParent;
    if (!target.current || !outer || !(dom instanceof HTMLElement)) return;
    const { left, top, width, height } = dom.getBoundingClientRect();
    const frame = outer.getBoundingClientRect();
    Object.assign(target.current.style, {
      left: `${left - frame.left}px`,
      top: `${top - frame.top}px`,
      width: `${width}px`,
      // A tall block is covered itself, not the text below it.
      height: `${Math.min(height, BUTTONS)}px`,
    });
    setPlaced(true);
  });
  if (!node || !Part) return null;

  function run(command: BlockCommand) {
    command(view.state, (tr) => view.dispatch(tr));
    const { selection } = view.state;
    if (!(selection instanceof NodeSelection)) return name === 'table' ? undefined : desk.close();
    if (selection.from !== desk.opened?.at) desk.open(selection.from);
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return;
    // The page would leave the full screen.
    event.stopPropagation();
    desk.close();
  };
  return (
    // Not in a portal: in the full-screen mode everything else cannot be reached.
    <Popover
      opened={isPlaced}
      onChange={(isOpen) => isOpen || desk.close(true)}
      position={POSITIONS[name] ?? 'bottom-end'}
      width={WIDTHS[name] ?? 340}
      shadow="md"
      withinPortal={false}
      closeOnEscape={false}
      // The place below which it is shown is no button.
      withRoles={false}
      trapFocus
    >
      <Popover.Target>
        <div ref={target} className={css.anchor} />
      </Popover.Target>
      <Popover.Dropdown
        ref={dialog}
        role="dialog"
        aria-label={t(`dashboard:blocks.settings.${name === 'image' ? 'picture' : name}`)}
        onKeyDown={onKeyDown}
        maw="calc(100vw - 32px)"
      >
        <Part desk={desk} view={view} opened={opened} onRun={run} />
      </Popover.Dropdown>
    </Popover>
  );
}

/** Whether a block of the text can be moved, as pictures between words cannot. */
export const isBlockAt = ({ view, opened }: Pick<SettingsProps, 'view' | 'opened'>): boolean =>
  view.state.doc.nodeAt(opened.at)?.type !== nodes.image;
