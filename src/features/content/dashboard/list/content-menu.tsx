import { ActionIcon, Group, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
import { useCopy } from '../../../../dashboard/kit/parts/use-copy.ts';
import { IconPencil } from '../../../../ui/tabler-icons/index.ts';
import type { BulkAction } from '../../bulk/schema.ts';
import { type ContentSummary, isPublic } from '../../schema.ts';

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
  const { id, title, state, path, pinned } = content;
  return (
    <Group gap={2} wrap="nowrap" justify="flex-end">
      <ActionIcon
        component={Link}
        to={`/dashboard/blog/${id}/edit`}
        size={28}
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
        <Menu.Item onClick={() => onChange(content, pinned ? 'unpin' : 'pin')}>
          {t(`content:lists.row.${pinned ? 'unpin' : 'pin'}`)}
        </Menu.Item>
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
