import { Anchor, Button, Group, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import { messageOf } from '../../../../dashboard/kit/parts/failure.tsx';
import { LoadingView } from '../../../../dashboard/kit/parts/loading-view.tsx';
import { PageHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { MEDIA_LIMITS, type Media } from '../../schema.ts';
import { EditorsOnly } from '../editors-only.tsx';
import { mediaList } from '../list/media-list.ts';
import { AltChanged, changeAlt, mediaPage, reloadMedia } from '../media-calls.ts';
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
  /** By the ids of the pictures; also of those that were passed. */
  const [texts, setTexts] = useState<Readonly<Record<string, string>>>({});
  // The skipped ones are the first of the list, because they stay in it.
  const page = Math.floor(passed.length / PORTION) + 1;
  const { data, error, refetch, isFetching } = useQuery({
    ...mediaPage({ kind: 'image', use: 'noAlt', page, pageSize: PORTION }),
    refetchOnMount: 'always',
  });
  const waiting = data?.data.filter(({ id }) => !passed.includes(id)) ?? [];
  const [current] = waiting;
  const skipped = passed.length;
  /** The next picture is there before the text of this one is forgotten. */
  async function leave(id: string) {
    await reloadMedia(client);
    setTexts(({ [id]: _, ...others }) => others);
  }
  return (
    <>
      <BackLink to={mediaList.lastAddress()}>{t('media:title')}</BackLink>
      <PageHead title={t('media:describe.title')} />
      {error && !data ? (
        <EmptyState kind="failed" title={t('media:list.failedTitle')} error={error}>
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
            alt={texts[current.id] ?? ''}
            onAlt={(text) => setTexts({ ...texts, [current.id]: text })}
            onSkip={() => setPassed([...passed, current.id])}
            onDescribed={() => leave(current.id)}
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
      <UnsavedGuard
        unsaved={Object.values(texts).some((text) => text.trim() !== '')}
        onDiscard={() => setTexts({})}
      />
    </>
  );
}

interface DescribingProps {
  media: Media;
  alt: string;
  onAlt: (alt: string) => void;
  onSkip: () => void;
  /** It has a text now, of this user or of another one. */
  onDescribed: () => Promise<void>;
}

function Describing({ media, alt, onAlt, onSkip, onDescribed }: DescribingProps) {
  const { t } = useText();
  const client = useQueryClient();
  const [isChecked, setChecked] = useState(false);
  /** What another user has written meanwhile. */
  const [others, setOthers] = useState('');
  const save = useMutation({
    mutationFn: () => changeAlt(client, media.id, alt.trim(), others),
    onSuccess: onDescribed,
    onError: (error) => error instanceof AltChanged && setOthers(error.alt),
  });
  const isEmpty = alt.trim() === '';
  function submit() {
    setChecked(true);
    if (!isEmpty && !save.isPending) save.mutate();
  }
  const fault =
    isChecked && isEmpty ? t('media:describe.required') : save.error && messageOf(save.error);
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
          onChange={(event) => onAlt(event.currentTarget.value)}
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
          <Button onClick={() => (others ? onDescribed() : onSkip())} disabled={save.isPending}>
            {t('media:describe.skip')}
          </Button>
        </Group>
        <Anchor component={Link} to={`/dashboard/media/${media.id}`} fz="sm">
          {t('media:describe.details')}
        </Anchor>
      </div>
    </form>
  );
}
