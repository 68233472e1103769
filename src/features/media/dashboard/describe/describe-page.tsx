import { Anchor, Button, Group, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { LoadingView } from '../../../../dashboard/kit/parts/loading-view.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { MEDIA_LIMITS, type Media } from '../../schema.ts';
import { fieldsOf } from '../details/use-media-form.ts';
import { EditorsOnly } from '../editors-only.tsx';
import { mediaList } from '../list/media-list.ts';
import { changeMedia, mediaPage, oneMedia, reloadMedia } from '../media-calls.ts';
import { Thumbnail } from '../parts/thumbnail.tsx';
import css from './describe.module.css';

/** More are loaded when these are done. */
const PORTION = 100;

/** The pictures without an alternative text, one after another. */
export function DescribePage() {
  const { t } = useText();
  const { can } = useSessionUser();
  return (
    <div className="page">
      <PageTitle>{t('media:describe.title')}</PageTitle>
      {can.media ? <Queue /> : <EditorsOnly />}
    </div>
  );
}

function Queue() {
  const { t } = useText();
  const client = useQueryClient();
  const [passed, setPassed] = useState<readonly string[]>([]);
  // The skipped ones are the first of the list, because they stay in it.
  const page = Math.floor(passed.length / PORTION) + 1;
  const { data, error, refetch, isFetching } = useQuery({
    ...mediaPage({ kind: 'image', use: 'noAlt', page, pageSize: PORTION }),
    refetchOnMount: 'always',
  });
  const waiting = data?.data.filter(({ id }) => !passed.includes(id)) ?? [];
  const [current] = waiting;
  const skipped = passed.length;
  return (
    <>
      <BackLink to={mediaList.lastAddress()}>{t('media:title')}</BackLink>
      <PageHead title={t('media:describe.title')} />
      {error && !data ? (
        <EmptyState kind="failed" title={t('media:list.failedTitle')} text={error.message}>
          <Button onClick={() => refetch()} loading={isFetching}>
            {t('dashboard:failure.retry')}
          </Button>
        </EmptyState>
      ) : null}
      {!data && !error ? <LoadingView /> : null}
      {data && current ? (
        <>
          <p className="soft" role="status">
            {t('media:describe.left', { count: data.total - skipped })}
          </p>
          <Describing
            key={current.id}
            media={current}
            onSkip={() => setPassed([...passed, current.id])}
            onSaved={() => reloadMedia(client)}
          />
        </>
      ) : null}
      {data && !current ? (
        <EmptyState
          kind="none"
          title={t(skipped > 0 ? 'media:describe.skippedTitle' : 'media:describe.doneTitle')}
          text={t(skipped > 0 ? 'media:describe.skippedText' : 'media:describe.doneText', {
            count: skipped,
          })}
        >
          {skipped > 0 ? (
            <Button onClick={() => setPassed([])}>{t('media:describe.again')}</Button>
          ) : null}
        </EmptyState>
      ) : null}
    </>
  );
}

interface DescribingProps {
  media: Media;
  onSkip: () => void;
  onSaved: () => Promise<void>;
}

function Describing({ media, onSkip, onSaved }: DescribingProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [alt, setAlt] = useState('');
  const [isChecked, setChecked] = useState(false);
  const save = useMutation({
    mutationFn: async () => {
      // Another field may have been changed since the list was loaded.
      const newest = await client.fetchQuery({ ...oneMedia(media.id), staleTime: 0 });
      return changeMedia(media.id, {
        ...fieldsOf(newest),
        alt: alt.trim(),
        version: newest.version,
      });
    },
    onSuccess: () => onSaved(),
  });
  const isEmpty = alt.trim() === '';
  function submit() {
    setChecked(true);
    if (!isEmpty && !save.isPending) save.mutate();
  }
  const fault = isChecked && isEmpty ? t('media:describe.required') : save.error?.message;
  return (
    <form
      className={css.one}
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        submit();
      }}
    >
      <div className={css.picture}>
        <Thumbnail media={media} width={960} alt={media.name} />
      </div>
      <div className={css.fields}>
        <h2 className={css.name}>{media.name}</h2>
        {media.caption ? <p className="soft">{media.caption}</p> : null}
        <Textarea
          label={t('media:fields.alt')}
          description={t('media:describe.hint')}
          autosize
          minRows={3}
          maxLength={MEDIA_LIMITS.alt}
          autoFocus
          error={fault}
          value={alt}
          onChange={(event) => setAlt(event.currentTarget.value)}
          onKeyDown={(event) => {
            // A line break has no use in an alternative text.
            if (event.key !== 'Enter' || event.nativeEvent.isComposing) return;
            event.preventDefault();
            submit();
          }}
        />
        <Group gap="xs">
          <Button type="submit" variant="filled" loading={save.isPending}>
            {t('media:describe.next')}
          </Button>
          <Button onClick={onSkip} disabled={save.isPending}>
            {t('media:describe.skip')}
          </Button>
        </Group>
        <Anchor component={Link} to={`/dashboard/media/${media.id}`} fz="sm">
          {t('media:describe.details')}
        </Anchor>
      </div>
      <UnsavedGuard unsaved={!isEmpty && !save.isSuccess} onDiscard={() => setAlt('')} />
    </form>
  );
}
