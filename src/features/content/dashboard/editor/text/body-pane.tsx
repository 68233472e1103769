import { ActionIcon, Box, Button, Group, Stack, TextInput } from '@mantine/core';
import { useDebouncedValue, useMediaQuery } from '@mantine/hooks';
import {
  type MouseEvent,
  type RefObject,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from 'react';
import { createPortal } from 'react-dom';
import { useFormContext, useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { useIsVisual, useTouchTools } from '../../../../../dashboard/kit/markdown/form-choice.ts';
import {
  type Asking,
  MarkdownToolbar,
} from '../../../../../dashboard/kit/markdown/markdown-toolbar.tsx';
import { htmlIn, picturesIn } from '../../../../../dashboard/kit/markdown/paste.ts';
import { SOURCE_ID } from '../../../../../dashboard/kit/markdown/source.ts';
import { TableDialog } from '../../../../../dashboard/kit/markdown/table-dialog.tsx';
import { TextEditor } from '../../../../../dashboard/kit/markdown/text-editor.tsx';
import type { Editing, Misfit } from '../../../../../dashboard/kit/markdown/text-form.ts';
import { Dialog, DialogActions } from '../../../../../dashboard/kit/parts/dialog.tsx';
import { formatNumber } from '../../../../../platform/i18n/format.ts';
import { pageOfVideo, videoAt } from '../../../../../platform/markup/video-address.ts';
import { IconEye, IconMaximize, IconMinimize } from '../../../../../ui/tabler-icons/index.ts';
import { useLibraryPictures } from '../../../../media/dashboard/shared-text.ts';
import type { BodyCheck } from '../../../schema.ts';
import css from '../editor.module.css';
import { type EditorFields, languageIn } from '../editor-fields.ts';
import { VIEWS_ABOVE_ID, VIEWS_ID } from '../side.ts';
import { ChecksButton } from './body-checks.tsx';
import { placeOfCheck } from './check-place.ts';
import { ContentPagePreview } from './page-preview.tsx';

interface BodyPaneProps {
  edition: number;
  /** Of the content; null until it is stored. */
  id: string | null;
  isWide: boolean;
  onWide: (isWide: boolean) => void;
}

/** The text with its toolbar, preview and count. */
export function BodyPane({ edition, id, isWide, onWide }: BodyPaneProps) {
  const { t } = useText();
  const { setValue, getValues, formState } = useFormContext<EditorFields>();
  const { errors, isSubmitted } = formState;
  const body = useWatch<EditorFields, 'body'>({ name: 'body' });
  const [editing, setEditing] = useState<Editing | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [isPreviewed, setPreviewed] = useState(false);
  const onAsked = () => setAsking(null);
  const pictures = useLibraryPictures({ editing, body, asking, onAsked });
  const isVisual = useIsVisual();
  const hasTouchTools = useTouchTools();
  const place = useViewsPlace(isWide, hasTouchTools);
  const current = useRef(editing);
  current.current = editing;

  const onBody = (text: string) =>
    setValue('body', text, { shouldDirty: true, shouldValidate: isSubmitted });

  function onTransfer(data: DataTransfer | null, into: Editing): boolean {
    const files = picturesIn(data);
    if (files.length > 0) pictures.add(files);
    const html = files.length > 0 ? '' : htmlIn(data);
    if (html) void paste(into, html, data?.getData('text/plain') ?? '');
    return files.length > 0 || html !== '';
  }
  async function paste(into: Editing, html: string, plain: string) {
    const lost = await into.paste(html, plain);
    if (lost > 0) toast(t('dashboard:markdown.picturesLost', { count: lost }));
  }
  function insert(put: (into: Editing) => void) {
    setAsking(null);
    if (editing) put(editing);
    // The dialog gives the focus back to the toolbar first.
    setTimeout(() => current.current?.focus());
  }
  function showCheck(check: BodyCheck) {
    setPreviewed(false);
    setTimeout(() => current.current?.show(placeOfCheck(check)));
  }

  function showMisfit(misfit: Misfit) {
    setPreviewed(false);
    setTimeout(() => current.current?.showMisfit(misfit));
  }

  const views = (
    <Group className={css.viewButtons} gap={4} ms="auto" wrap="nowrap">
      <ChecksButton
        body={body}
        isPreviewed={isPreviewed}
        onCheck={showCheck}
        editing={editing}
        onMisfit={showMisfit}
      />
      <Button
        className={css.previewButton}
        size="compact-sm"
        variant="default"
        aria-label={t('content:editor.preview')}
        title={t('content:editor.preview')}
        aria-pressed={isPreviewed}
        onMouseDown={keepFocus}
        onClick={() => setPreviewed(!isPreviewed)}
      >
        <IconEye size={18} stroke={1.6} aria-hidden="true" />
        <span className={css.previewWords}>{t('content:editor.preview')}</span>
      </Button>
      <ActionIcon
        size={32}
        aria-pressed={isWide}
        aria-label={t('content:editor.wide')}
        title={t(isWide ? 'content:editor.wideLeave' : 'content:editor.wide')}
        onMouseDown={keepFocus}
        onClick={() => onWide(!isWide)}
      >
        {isWide ? <IconMinimize size={18} stroke={1.6} /> : <IconMaximize size={18} stroke={1.6} />}
      </ActionIcon>
    </Group>
  );
  return (
    <>
      {place ? createPortal(views, place) : null}
      {place && (isPreviewed || hasTouchTools) ? null : (
        <div className={css.toolbar}>
          {isPreviewed || hasTouchTools ? null : (
            <MarkdownToolbar controls={SOURCE_ID} editing={editing} onAsk={setAsking} />
          )}
          {place ? null : views}
        </div>
      )}
      {pictures.uploads}
      <div className={css.panes}>
        <div className={css.source} hidden={isPreviewed}>
          <TextEditor
            key={edition}
            id={SOURCE_ID}
            initial={getValues('body')}
            onChange={onBody}
            onEditing={setEditing}
            onTransfer={onTransfer}
            onAsk={setAsking}
            desk={pictures.desk}
            lang={languageIn(getValues())}
            label={t('content:editor.fields.body')}
            fault={errors.body?.message}
          />
        </div>
        {isPreviewed ? <ContentPagePreview id={id} /> : null}
      </div>
      <Group justify="space-between" px={{ base: 'md', md: 'xl' }} py="xs" c="dimmed" fz="xs">
        <BodyCount body={body} />
        {isVisual ? null : <Box visibleFrom="sm">{t('content:editor.format')}</Box>}
      </Group>
      <TableDialog
        opened={asking === 'table'}
        onClose={() => setAsking(null)}
        onInsert={(rows, columns) => insert((into) => into.insertTable(rows, columns))}
      />
      {pictures.dialogs}
      <VideoDialog
        opened={asking === 'video'}
        onClose={() => setAsking(null)}
        onInsert={(markdown) => insert((into) => into.insert(markdown))}
      />
    </>
  );
}

/** Leaving the text by a click would save it first, and the page could move under the pointer. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** The bar of the page has room for the views of the text beside its own buttons. */
const HAS_ROOM = '(min-width: 84em)';

/** Where the views of the text stand: in the bar of the page or above the title; null: beside the tools. */
function useViewsPlace(isWide: boolean, hasTouchTools: boolean): HTMLElement | null {
  const hasRoom = useMediaQuery(HAS_ROOM, false, { getInitialValueInEffect: false });
  const id = hasRoom && !isWide ? VIEWS_ID : hasTouchTools ? VIEWS_ABOVE_ID : null;
  const [place, setPlace] = useState<HTMLElement | null>(null);
  useLayoutEffect(() => setPlace(id === null ? null : document.getElementById(id)), [id]);
  return place;
}

const WORDS_A_MINUTE = 200;
/** Counting the words of a long text takes longer than a key may. In ms. */
const COUNT_PAUSE = 500;
const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** The number of words and the time for reading them. */
export function BodyCount({ body }: { body: string }) {
  const { t, locale } = useText();
  const [settled] = useDebouncedValue(body, COUNT_PAUSE);
  const words = useMemo(() => countWords(settled), [settled]);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  return (
    <span>
      {t('content:editor.words', { count: words, words: formatNumber(locale, words) })} ·{' '}
      {t('content:editor.readingTime', { minutes })}
    </span>
  );
}

/** While `isOn`, nothing of the page but this element can be reached. Dialogs stay reachable. */
export function useAlone(ref: RefObject<HTMLElement | null>, isOn: boolean): void {
  useEffect(() => {
    if (!isOn) return;
    const stilled: Element[] = [];
    for (let at: Element | null = ref.current; at?.parentElement; at = at.parentElement) {
      if (at.parentElement === document.body) break;
      for (const other of at.parentElement.children) {
        if (other === at || other.hasAttribute('inert')) continue;
        other.setAttribute('inert', '');
        stilled.push(other);
      }
    }
    return () => {
      for (const element of stilled) element.removeAttribute('inert');
    };
  }, [ref, isOn]);
}

interface VideoDialogProps {
  opened: boolean;
  onInsert: (markdown: string) => void;
  onClose: () => void;
}

const EMPTY = { address: '', title: '', isChecked: false };

/** Asks for the address of a video; only YouTube and Vimeo are shown on the site. */
function VideoDialog({ opened, onInsert, onClose }: VideoDialogProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(EMPTY);
  const video = videoAt(typed.address.trim());
  function insert() {
    if (!video) return setTyped({ ...typed, isChecked: true });
    const address = pageOfVideo(video);
    const title = typed.title.trim().replace(/[\\[\]]/g, '\\$&');
    onInsert(title ? `[${title}](${address})` : address);
    setTyped(EMPTY);
  }
  return (
    <Dialog opened={opened} title={t('content:editor.videoTitle')} onClose={onClose}>
      <Stack gap="sm">
        <TextInput
          label={t('content:editor.videoAddress')}
          description={t('content:editor.videoHint')}
          inputMode="url"
          data-autofocus
          value={typed.address}
          error={typed.isChecked && !video ? t('content:editor.videoWrong') : undefined}
          onChange={(event) => setTyped({ ...typed, address: event.target.value })}
        />
        <TextInput
          label={t('content:editor.videoName')}
          value={typed.title}
          onChange={(event) => setTyped({ ...typed, title: event.target.value })}
        />
      </Stack>
      <DialogActions>
        <Button variant="filled" onClick={insert}>
          {t('dashboard:markdown.insert')}
        </Button>
      </DialogActions>
    </Dialog>
  );
}
