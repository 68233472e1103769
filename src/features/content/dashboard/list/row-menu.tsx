import { ActionIcon, Menu } from '@mantine/core';
import { IconDots } from '@tabler/icons-react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/language/language.ts';
import type { ContentSummary } from '../../schema.ts';

interface RowMenuProps {
  content: ContentSummary;
  onDelete: (content: ContentSummary) => void;
}

export function RowMenu({ content, onDelete }: RowMenuProps) {
  const { t } = useText();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon size={28} aria-label={t('content:editor.actionsFor', { title: content.title })}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.Item component={Link} to={`/dashboard/blog/${content.id}/edit`}>
          {t('content:editor.edit')}
        </Menu.Item>
        {content.state === 'draft' ? null : (
          <Menu.Item component="a" href={content.path} target="_blank" rel="noopener">
            {t('content:editor.onSite')}
          </Menu.Item>
        )}
        <Menu.Divider />
        <Menu.Item color="danger" onClick={() => onDelete(content)}>
          {t('content:editor.delete')}
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}
