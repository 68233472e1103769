import { Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { RowMenu } from '../../../../dashboard/kit/parts/row-menu.tsx';
import { type ContentSummary, isPublic } from '../../schema.ts';

interface ContentMenuProps {
  content: ContentSummary;
  onDelete: (content: ContentSummary) => void;
}

export function ContentMenu({ content, onDelete }: ContentMenuProps) {
  const { t } = useText();
  return (
    <RowMenu name={content.title}>
      <Menu.Item component={Link} to={`/dashboard/blog/${content.id}/edit`}>
        {t('content:editor.edit')}
      </Menu.Item>
      {isPublic(content.state) ? (
        <Menu.Item component="a" href={content.path} target="_blank" rel="noopener">
          {t('content:editor.onSite')}
        </Menu.Item>
      ) : null}
      <Menu.Divider />
      <Menu.Item color="danger" onClick={() => onDelete(content)}>
        {t('content:editor.delete')}
      </Menu.Item>
    </RowMenu>
  );
}
