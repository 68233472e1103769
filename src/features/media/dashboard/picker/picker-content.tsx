import { Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { DialogActions } from '../../../../dashboard/kit/parts/dialog.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { SearchField } from '../../../../dashboard/kit/table/search-field.tsx';
import { MEDIA_LIMITS, type Media, type MediaKind } from '../../schema.ts';
import { mediaPage, reloadMedia } from '../media-calls.ts';
import { MediaTile } from '../parts/media-card.tsx';
import css from '../parts/media-parts.module.css';
import { DropZone } from '../uploads/drop-zone.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import { useUploads } from '../uploads/use-uploads.ts';
import { PickerPages } from './picker-pages.tsx';

const PAGE_SIZE = 24;

export interface PickerContentProps {
  kind: MediaKind;
  many: boolean;
  /** Gets what was chosen, in the order in which it was chosen; at least one. */
  onPick: (items: Media[]) => void;
  onClose: () => void;
}

/** The library in a dialog: upload, search, tiles, pages, and what was chosen until the dialog closes. */
export function PickerContent({ kind, many, onPick, onClose }: PickerContentProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const [chosen, setChosen] = useState<readonly Media[]>([]);
  /** The choice is taken when the uploads have arrived. */
  const [isWaiting, setWaiting] = useState(false);
  const q = useDeferredValue(typed.trim());
  const query = useQuery(
    mediaPage({ kind, origin: 'uploaded', page, pageSize: PAGE_SIZE, ...(q && { q }) }),
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
    onUploaded: (media) => {
      void reloadMedia(client);
      if (!many) return pick([media]);
      // The library may have had the uploaded file already, and it may be chosen.
      setChosen((all) => (all.some(({ id }) => id === media.id) ? all : [...all, media]));
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
            kind={q ? 'noMatch' : 'none'}
            title={t(q ? 'media:list.noMatchTitle' : 'media:picker.noneTitle')}
            text={t(q ? 'media:picker.noMatchText' : 'media:picker.noneText')}
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
