import { ActionIcon, Alert, Box, Button, Menu, Paper, Stack, Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../../dashboard/kit/parts/columns.tsx';
import { useCopy } from '../../../../dashboard/kit/parts/copy-button.tsx';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/page-head.tsx';
import { RenderedBody } from '../../../../dashboard/kit/parts/rendered-body.tsx';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import {
  IconDots,
  IconExternalLink,
  IconHistory,
  IconLink,
  IconPencil,
  IconTrash,
} from '../../../../ui/tabler-icons/index.ts';
import { mediaPath } from '../../../media/schema.ts';
import { contentRoutes } from '../../contract.ts';
import { type Content, isPublic } from '../../schema.ts';
import { bodyPreview } from '../content-queries.ts';
import { DeleteContentDialog } from '../delete-dialog.tsx';
import { useDuplicate } from '../done.tsx';
import { contentsList } from '../list/contents-list.ts';
import { ContentMissing, EditorsOnly, PreviewFailed, StateMark } from '../parts.tsx';
import { PreviewLinkDialog } from '../preview-link-dialog.tsx';
import { readAgainIn } from '../when-due.ts';
import css from './details-body.module.css';

export function DetailsPage() {
  const { t } = useText();
  const { contentId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({
    ...read(contentRoutes.get, { params: { id: contentId } }),
    enabled: can.content,
    refetchInterval: ({ state: { data } }) => (data ? readAgainIn([data]) : false),
  });
  const title = query.data?.title ?? t('content:editor.details');
  if (can.content && query.data) {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <ContentDetails content={query.data} />
      </>
    );
  }
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {can.content ? (
        <ContentMissing query={query} title={title} />
      ) : (
        <div className="page">
          <EditorsOnly title={title} />
        </div>
      )}
    </>
  );
}

function ContentDetails({ content }: { content: Content }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [showsLink, setShowsLink] = useState(false);
  return (
    <div className="page">
      <BackLink to={contentsList.lastAddress()}>{t('content:editor.contents')}</BackLink>
      <DetailsHead
        actions={
          <>
            {content.can.delete ? (
              <Button
                variant="subtle"
                color="danger"
                leftSection={<IconTrash size={17} stroke={1.6} aria-hidden="true" />}
                onClick={() => setDeleting(true)}
              >
                {t('content:editor.delete')}
              </Button>
            ) : null}
            <Button
              component={Link}
              to={`/dashboard/blog/${content.id}/history`}
              variant="subtle"
              leftSection={<IconHistory size={17} stroke={1.6} aria-hidden="true" />}
            >
              {t('content:desk.history')}
            </Button>
            {content.can.edit ? (
              <Button
                leftSection={<IconLink size={17} stroke={1.6} aria-hidden="true" />}
                onClick={() => setShowsLink(true)}
              >
                {t('content:desk.previewLink')}
              </Button>
            ) : null}
            {!isPublic(content.state) ? null : (
              <Button
                component="a"
                href={content.path}
                target="_blank"
                rel="noopener"
                leftSection={<IconExternalLink size={17} stroke={1.6} aria-hidden="true" />}
              >
                {t('content:editor.onSite')}
              </Button>
            )}
            <MoreActions content={content} />
            {content.can.edit ? (
              <Button
                variant="filled"
                component={Link}
                to={`/dashboard/blog/${content.id}/edit`}
                leftSection={<IconPencil size={17} stroke={1.6} aria-hidden="true" />}
              >
                {t('content:editor.edit')}
              </Button>
            ) : null}
          </>
        }
      >
        <h1>{content.title}</h1>
        <StateMark state={content.state} size="large" />
      </DetailsHead>
      <DetailsState content={content} />
      <Columns>
        <DetailsBody content={content} />
        <DetailsFacts content={content} />
      </Columns>
      {showsLink ? <PreviewLinkDialog id={content.id} onClose={() => setShowsLink(false)} /> : null}
      <DeleteContentDialog
        content={deleting ? content : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate(contentsList.lastAddress(), { replace: true })}
      />
    </div>
  );
}

/** What can be done besides, as in the row of the list. */
function MoreActions({ content: { id, state, path, can } }: { content: Content }) {
  const { t } = useText();
  const copy = useCopy();
  const duplicating = useDuplicate();
  if (!can.edit && !isPublic(state)) return null;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon
          size={36}
          loading={duplicating.isPending}
          aria-label={t('content:editor.moreActions')}
        >
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {can.edit ? (
          <Menu.Item onClick={() => duplicating.mutate(id)}>
            {t('content:lists.row.duplicate')}
          </Menu.Item>
        ) : null}
        {isPublic(state) ? (
          <Menu.Item onClick={() => void copy(window.location.origin + path)}>
            {t('content:editor.copyLink')}
          </Menu.Item>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}

/** What will change by itself, and what waits for the user: the schedule and pending changes. */
export function DetailsState({ content }: { content: Content }) {
  const { t, locale } = useText();
  const { state, publishedAt, unpublishAt, pending } = content;
  const moment = (iso: string) => fullMoment(locale, new Date(iso));
  const ends = (state === 'published' || state === 'scheduled') && unpublishAt;
  return (
    <Stack gap="xs" mb={pending || ends || state === 'scheduled' ? 'md' : 0}>
      {state === 'scheduled' && publishedAt ? (
        <p>{t('content:desk.scheduledFor', { when: moment(publishedAt) })}</p>
      ) : null}
      {ends ? <p>{t('content:desk.endsAt', { when: moment(unpublishAt) })}</p> : null}
      {pending ? (
        <Alert color="warning" title={t('content:desk.pendingTitle')}>
          <Text c="var(--mantine-color-text)">
            {t('content:desk.pendingText', {
              when: moment(pending.savedAt),
              who: pending.savedBy ?? t('content:editor.someone'),
            })}
          </Text>
        </Alert>
      ) : null}
    </Stack>
  );
}

/** The content as readers see it: picture, summary and text. */
export function DetailsBody({ content }: { content: Content }) {
  const { t } = useText();
  const { cover } = content;
  const { data, error, refetch, isFetching } = useQuery(bodyPreview(content.body));
  const sources = (format: 'avif' | 'webp') =>
    cover?.widths.map((width) => `${mediaPath(cover.mediaId, width, format)} ${width}w`).join(', ');
  const largest = cover?.widths.at(-1);
  return (
    <Paper component="article" withBorder className={css.body}>
      {cover && largest ? (
        <figure>
          <picture>
            <source
              type="image/avif"
              srcSet={sources('avif')}
              sizes="(min-width: 62em) 780px, 100vw"
            />
            <img
              src={mediaPath(cover.mediaId, largest, 'webp')}
              srcSet={sources('webp')}
              sizes="(min-width: 62em) 780px, 100vw"
              width={cover.width}
              height={cover.height}
              alt={cover.alt}
            />
          </picture>
          {cover.caption ? (
            <Text component="figcaption" size="xs" c="dimmed" px={32} pt="xs">
              {cover.caption}
            </Text>
          ) : null}
        </figure>
      ) : null}
      <Box px={{ base: 16, sm: 32 }} py={{ base: 20, sm: 28 }}>
        {content.summary ? (
          <Text size="lg" fw={500} maw="60ch" mb="lg">
            {content.summary}
          </Text>
        ) : null}
        {error ? <PreviewFailed isFetching={isFetching} onRetry={refetch} /> : null}
        {data?.html ? <RenderedBody html={data.html} /> : null}
        {data?.html === '' ? <p className="soft">{t('content:editor.noBody')}</p> : null}
      </Box>
    </Paper>
  );
}

/** The data of a content that its page does not show. */
export function DetailsFacts({ content }: { content: Content }) {
  const { t } = useText();
  const facts: [string, ReactNode][] = [
    ['category', t(`content:categories.${content.category}.name`)],
    ['author', content.author || '–'],
    [
      'slug',
      <span key="path" className="num path">
        {content.path}
      </span>,
    ],
    [
      'publishedAt',
      content.publishedAt ? (
        <Moment key="publishedAt" at={content.publishedAt} />
      ) : (
        t('content:editor.never')
      ),
    ],
    ['updatedAt', <Moment key="updatedAt" at={content.updatedAt} />],
    ['createdAt', <Moment key="createdAt" at={content.createdAt} />],
    ['translations', <Translations key="translations" of={content} />],
    ['readingTime', t('content:editor.readingTime', { minutes: content.readingMinutes })],
    ['version', content.version],
    [
      'cover.alt',
      content.cover
        ? content.cover.alt ||
          t(content.coverDecorative ? 'media:alt.decorative' : 'media:noAltYet')
        : t('media:none'),
    ],
  ];
  return (
    <Paper component="aside" withBorder px={20} py="md" aria-label={t('content:editor.facts')}>
      <h2>{t('content:editor.facts')}</h2>
      <Facts
        withDivider
        facts={facts.map(([name, value]) => [
          t(
            name === 'translations' ? 'content:desk.translations' : `content:editor.fields.${name}`,
          ),
          value,
        ])}
      />
    </Paper>
  );
}

function Translations({ of: { translations } }: { of: Content }) {
  const { t } = useText();
  if (translations.length === 0) return t('content:desk.nothingYet');
  return (
    <ul role="list">
      {translations.map(({ id, language, title, state }) => (
        <li key={id}>
          <Link to={`/dashboard/blog/${id}`} lang={language}>
            {title}
          </Link>{' '}
          ({t(`content:desk.language.${language}`)}, {t(`content:editor.state.${state}`)})
        </li>
      ))}
    </ul>
  );
}
