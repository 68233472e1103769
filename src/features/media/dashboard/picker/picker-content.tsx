import { Button, Group, Stack, UnstyledButton } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useDeferredValue, useEffect, useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { SearchField } from '../../../../dashboard/kit/table/search-field.tsx';
import { MEDIA_LIMITS, type Media, type MediaKind } from '../../schema.ts';
import { mediaPage, reloadMedia } from '../media-calls.ts';
import { MediaTile } from '../parts/media-card.tsx';
import css from '../parts/media-parts.module.css';
import { DropZone } from '../uploads/drop-zone.tsx';
import { UploadList } from '../uploads/upload-list.tsx';
import { type Upload, useUploads } from '../uploads/use-uploads.ts';
import { PickerPages } from './picker-pages.tsx';

const PAGE_SIZE = 24;

interface PickerContentProps {
  kind: MediaKind;
  many: boolean;
  chosen: readonly Media[];
  onPick: (media: Media) => void;
  onUploaded: (media: Media) => void;
  /** How many uploads still run, and how many have failed. */
  onComing: (uploads: { running: number; failed: number }) => void;
}

/** The library in a dialog: upload, search, tiles, pages. */
export function PickerContent(props: PickerContentProps) {
  const { kind, many, chosen, onPick, onUploaded, onComing } = props;
  const { t } = useText();
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [page, setPage] = useState(1);
  const q = useDeferredValue(typed.trim());
  const query = useQuery(
    mediaPage({ kind, origin: 'uploaded', page, pageSize: PAGE_SIZE, ...(q && { q }) }),
  );
  const uploads = useUploads({
    kind,
    onUploaded: (media) => {
      void reloadMedia(client);
      onUploaded(media);
    },
  });
  const countOf = (state: Upload['state']) =>
    uploads.uploads.filter((upload) => upload.state === state).length;
  const [running, failed] = [countOf('uploading'), countOf('failed')];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the counts alone
  useEffect(() => onComing({ running, failed }), [running, failed]);
  const { data, error } = query;
  const isChosen = (media: Media) => chosen.some(({ id }) => id === media.id);
  return (
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
                onClick={() => onPick(media)}
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
  );
}
