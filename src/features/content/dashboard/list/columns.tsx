import { ActionIcon, Group, Menu, Text } from '@mantine/core';
import { Link } from 'react-router';
import { LANGUAGE_NAMES, useText } from '../../../../dashboard/kit/language/language.ts';
import { dayAndTime, shortMoment } from '../../../../dashboard/kit/language/moment.ts';
import { useCopy } from '../../../../dashboard/kit/parts/copy-button.tsx';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import type { Column } from '../../../../dashboard/kit/table/column.ts';
import { RowLink } from '../../../../dashboard/kit/table/data-table.tsx';
import { IconPencil } from '../../../../ui/tabler-icons/index.ts';
import { mediaPath } from '../../../media/schema.ts';
import type { BulkAction } from '../../desk/contract.ts';
import { type ContentSummary, isPublic } from '../../schema.ts';
import { StateMark } from '../parts.tsx';
import css from './contents-list.module.css';

/** Tags and the language are beside the title: columns of their own would take its width. */
export function useContentColumns(): Column<ContentSummary>[] {
  const { t, locale } = useText();
  const day = (iso: string | null) => (iso ? shortMoment(locale, new Date(iso)) : '–');
  return [
    {
      id: 'title',
      header: t('content:editor.fields.title'),
      sort: { by: 'title', first: 'ascending' },
      wide: true,
      cell: (content) => <TitleCell content={content} />,
    },
    {
      id: 'state',
      header: t('content:editor.stateLabel'),
      cell: ({ state, publishedAt }) => (
        <Group gap={8} wrap="nowrap">
          <StateMark state={state} />
          {state === 'scheduled' && publishedAt ? (
            <Text span c="dimmed" hiddenFrom="lg">
              {dayAndTime(locale, new Date(publishedAt))}
            </Text>
          ) : null}
        </Group>
      ),
    },
    {
      id: 'category',
      header: t('content:editor.fields.category'),
      soft: true,
      cell: ({ category }) => t(`content:categories.${category}.name`),
    },
    {
      id: 'author',
      header: t('content:editor.fields.author'),
      from: 'xl',
      soft: true,
      cell: ({ author }) => author || '–',
    },
    {
      id: 'publishedAt',
      header: t('content:editor.fields.publishedAt'),
      sort: { by: 'publishedAt', first: 'descending' },
      from: 'lg',
      atEnd: true,
      soft: true,
      cell: ({ state, publishedAt }) =>
        state === 'scheduled' && publishedAt
          ? dayAndTime(locale, new Date(publishedAt))
          : day(publishedAt),
    },
    {
      id: 'updatedAt',
      header: t('content:editor.fields.updatedAt'),
      sort: { by: 'updatedAt', first: 'descending' },
      atEnd: true,
      soft: true,
      cell: ({ updatedAt }) => day(updatedAt),
    },
  ];
}

/** The smallest size of the cover, the title, a mark if changes wait, the language, the tags. */
export function TitleCell({ content }: { content: ContentSummary }) {
  const { t } = useText();
  const { id, title, cover, hasPending, sourceChanged, language, tags, branch } = content;
  const width = cover?.widths[0];
  return (
    <span className={css.title}>
      {cover && width ? (
        <img
          className={css.cover}
          src={mediaPath(cover.mediaId, width, 'webp')}
          width={36}
          height={24}
          alt=""
          loading="lazy"
        />
      ) : (
        <span className={css.cover} />
      )}
      <span className={css.name}>
        <RowLink to={`/dashboard/blog/${id}`}>{title}</RowLink>
        {hasPending ? (
          <span className={css.pending} title={t('content:lists.pending')}>
            <span className="sr-only">{t('content:lists.pending')}</span>
          </span>
        ) : null}
        {language === 'tr' ? null : (
          <abbr className={css.language} title={LANGUAGE_NAMES[language]}>
            {language.toUpperCase()}
          </abbr>
        )}
        {sourceChanged ? <span className={css.source}>{t('content:source.changed')}</span> : null}
        {branch ? <span className={css.extra}>{branch.name}</span> : null}
        {tags.length > 0 ? <span className={css.extra}>{tags.join(', ')}</span> : null}
      </span>
    </span>
  );
}

interface ContentMenuProps {
  content: ContentSummary;
  onChange: (content: ContentSummary, action: BulkAction) => void;
  onDuplicate: (content: ContentSummary) => void;
  onDelete: (content: ContentSummary) => void;
}

/** The way to the editor, and everything else that can be done with one content of the list. */
export function ContentMenu({ content, onChange, onDuplicate, onDelete }: ContentMenuProps) {
  const { t } = useText();
  const copy = useCopy();
  const { can } = useSessionUser();
  const { id, title, state, path, pinned } = content;
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <ActionIcon
        component={Link}
        to={`/dashboard/blog/${id}/edit`}
        size={28}
        data-edit=""
        aria-label={t('content:lists.row.edit', { title })}
        title={t('content:editor.edit')}
      >
        <IconPencil size={17} stroke={1.7} aria-hidden="true" />
      </ActionIcon>
      <RowMenu name={title}>
        <Menu.Item component={Link} to={`/dashboard/blog/${id}/edit`}>
          {t('content:editor.edit')}
        </Menu.Item>
        <Menu.Item onClick={() => onDuplicate(content)}>
          {t('content:lists.row.duplicate')}
        </Menu.Item>
        {isPublic(state) ? (
          <>
            <Menu.Item component="a" href={path} target="_blank" rel="noopener">
              {t('content:editor.onSite')}
            </Menu.Item>
            <Menu.Item onClick={() => void copy(window.location.origin + path)}>
              {t('content:editor.copyLink')}
            </Menu.Item>
          </>
        ) : null}
        <Menu.Divider />
        {can.wholeParty ? (
          <Menu.Item onClick={() => onChange(content, pinned ? 'unpin' : 'pin')}>
            {t(`content:lists.row.${pinned ? 'unpin' : 'pin'}`)}
          </Menu.Item>
        ) : null}
        {state === 'published' ? (
          <Menu.Item onClick={() => onChange(content, 'archive')}>
            {t('content:lists.bulk.archive')}
          </Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item color="danger" onClick={() => onDelete(content)}>
          {t('content:editor.delete')}
        </Menu.Item>
      </RowMenu>
    </Group>
  );
}
