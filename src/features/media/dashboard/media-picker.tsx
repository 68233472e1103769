import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useRef, useState } from 'react';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { Dialog, DialogActions } from '../../../dashboard/kit/parts/dialog.tsx';
import { EmptyState } from '../../../dashboard/kit/parts/empty-state.tsx';
import { read, reload } from '../../../dashboard/kit/session/calls.ts';
import { SearchField } from '../../../dashboard/kit/table/search-field.tsx';
import { formatNumber } from '../../../platform/i18n/format.ts';
import { mediaRoutes } from '../contract.ts';
import { MEDIA_LIMITS, type Media, type MediaKind } from '../schema.ts';
import css from './parts.module.css';
import { MediaTile } from './parts.tsx';
import { TagSelect } from './tags.tsx';
import { DropZone, UploadList } from './uploads/uploads.tsx';
import { useUploads } from './uploads/use-uploads.ts';

const PAGE_SIZE = 24;

interface MediaPickerProps extends Omit<PickerContentProps, 'many'> {
  opened: boolean;
  /** Several may be chosen. */
  many?: boolean;
}

/**
 * A dialog to choose pictures or files of the library, or to upload new ones. It closes itself after a
 * choice. Without `many`, one press on a picture chooses it.
 */
export function MediaPicker({ opened, many = false, ...content }: MediaPickerProps) {
  const { t } = useText();
  const { kind, onClose } = content;
  return (
    <Dialog opened={opened} title={t(`media:picker.${kind}`)} size={920} onClose={onClose}>
      {opened ? <PickerContent {...content} many={many} /> : null}
    </Dialog>
  );
}

interface PickerContentProps {
  kind: MediaKind;
  many: boolean;
  /** Gets what was chosen, in the order in which it was chosen; at least one. */
  onPick: (items: Media[]) => void;
  onClose: () => void;
}

/** The library in a dialog: upload, search, tiles, pages, and what was chosen until the dialog closes. */
function PickerContent({ kind, many, onPick, onClose }: PickerContentProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [tag, setTag] = useState('');
  const [chosen, setChosen] = useState<readonly Media[]>([]);
  /** The places of uploads in the order in which their files were chosen. */
  const places = useRef(new Map<string, number>());
  /** The choice is taken when the uploads have arrived. */
  const [isWaiting, setWaiting] = useState(false);
  const q = useDeferredValue(typed.trim());
  const query = useQuery(
    read(mediaRoutes.list, {
      query: {
        kind,
        origin: 'uploaded',
        page,
        pageSize: PAGE_SIZE,
        ...(q && { q }),
        ...(tag && { tag }),
      },
    }),
  );
  const pick = (items: readonly Media[]) => {
    onPick([...items]);
    onClose();
  };
  const isChosen = (media: Media) => chosen.some(({ id }) => id === media.id);
  const toggle = (media: Media) =>
    setChosen(isChosen(media) ? chosen.filter(({ id }) => id !== media.id) : [...chosen, media]);
  const uploads = useUploads({
    kind,
    onUploaded: (media, key) => {
      void reload(client, mediaRoutes, 'list');
      if (!many) return pick([media]);
      const placed = places.current;
      if (!placed.has(media.id)) placed.set(media.id, key);
      // The library may have had the uploaded file already, and it may be chosen.
      setChosen((all) =>
        all.some(({ id }) => id === media.id) ? all : insertUpload(all, media, placed),
      );
    },
  });
  const running = uploads.uploads.filter(({ state }) => state === 'uploading').length;
  const count = chosen.length + running;
  const isOver = isWaiting && running === 0;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the last one has arrived
  useEffect(() => {
    if (!isOver) return;
    const hasFailed = uploads.uploads.some(({ state }) => state === 'failed');
    // What could not be uploaded is shown, and the user decides about the rest.
    if (hasFailed || chosen.length === 0) setWaiting(false);
    else pick(chosen);
  }, [isOver]);
  const { data, error } = query;
  return (
    <>
      <Stack gap="md">
        <DropZone kind={kind} single={!many} onFiles={uploads.add} />
        <UploadList uploads={uploads} />
        <Group>
          <SearchField
            label={t('media:list.search')}
            hint={t('media:list.searchHint')}
            maxLength={MEDIA_LIMITS.search}
            value={typed}
            onChange={(text) => {
              setTyped(text);
              setPage(1);
            }}
          />
          <TagSelect
            kind={kind}
            value={tag}
            onChange={(next) => {
              setTag(next);
              setPage(1);
            }}
          />
        </Group>
        {error && !data ? (
          <EmptyState kind="failed" title={t('media:list.failedTitle')} error={error}>
            <Button onClick={() => query.refetch()} loading={query.isFetching}>
              {t('dashboard:failure.retry')}
            </Button>
          </EmptyState>
        ) : null}
        {data && data.data.length === 0 ? (
          <EmptyState
            kind={q || tag ? 'noMatch' : 'none'}
            title={t(q || tag ? 'media:list.noMatchTitle' : 'media:picker.noneTitle')}
            text={t(q || tag ? 'media:picker.noMatchText' : 'media:picker.noneText')}
          />
        ) : null}
        {data ? (
          <ul role="list" className={css.grid} data-stale={query.isPlaceholderData || undefined}>
            {data.data.map((media) => (
              <li key={media.id}>
                <UnstyledButton
                  className={css.card}
                  {...(many && { 'aria-pressed': isChosen(media) })}
                  onClick={() => (many ? toggle(media) : pick([media]))}
                >
                  <MediaTile media={media} />
                </UnstyledButton>
              </li>
            ))}
          </ul>
        ) : null}
        {data ? (
          <PickerPages page={page} pages={Math.ceil(data.total / PAGE_SIZE)} onPage={setPage} />
        ) : null}
      </Stack>
      {many ? (
        <DialogActions isSticky>
          <Text span c="dimmed" role="status" me="auto">
            {running > 0 ? t('media:picker.coming', { count: running }) : null}
          </Text>
          <Button onClick={onClose}>{t('dashboard:dialog.cancel')}</Button>
          <Button
            variant="filled"
            disabled={count === 0}
            loading={isWaiting}
            onClick={() => (running > 0 ? setWaiting(true) : pick(chosen))}
          >
            {t('media:picker.take', { count })}
          </Button>
        </DialogActions>
      ) : null}
    </>
  );
}

/** Before the uploads that were chosen after it, though they arrived earlier. */
function insertUpload(
  all: readonly Media[],
  media: Media,
  places: ReadonlyMap<string, number>,
): readonly Media[] {
  const place = places.get(media.id) ?? 0;
  const at = all.findIndex(({ id }) => (places.get(id) ?? 0) > place);
  return at === -1 ? [...all, media] : all.toSpliced(at, 0, media);
}

interface PickerPagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The pages of a list in a dialog, which has no address. */
function PickerPages({ page, pages, onPage }: PickerPagesProps) {
  const { t, locale } = useText();
  if (pages < 2) return null;
  const number = (value: number) => formatNumber(locale, value);
  return (
    <Group justify="space-between">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('dashboard:list.previousPage')}
      </Button>
      <span className="num" role="status">
        {number(page)} / {number(pages)}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('dashboard:list.nextPage')}
      </Button>
    </Group>
  );
}

interface PictureButtonsProps {
  /** Of the button that opens the library. */
  id: string;
  isChosen: boolean;
  words: Record<'choose' | 'change' | 'remove', string>;
  onPick: (picture: Media) => void;
  onRemove: () => void;
}

/** Choose, change or remove the picture of a record; chosen from the library or uploaded there. */
export function PictureButtons({ id, isChosen, words, onPick, onRemove }: PictureButtonsProps) {
  const [isChoosing, setChoosing] = useState(false);
  return (
    <>
      <Button id={id} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
        {isChosen ? words.change : words.choose}
      </Button>
      {isChosen ? (
        <Button variant="subtle" color="gray" onClick={onRemove}>
          {words.remove}
        </Button>
      ) : null}
      <MediaPicker
        opened={isChoosing}
        kind="image"
        onPick={([picture]) => picture && onPick(picture)}
        onClose={() => setChoosing(false)}
      />
    </>
  );
}
