import { ActionIcon, Menu } from '@mantine/core';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { useCopy } from '../../../../dashboard/kit/parts/use-copy.ts';
import { IconDots } from '../../../../ui/tabler-icons/index.ts';
import { type Content, isPublic, type State } from '../../schema.ts';
import type { EditorBarProps } from './editor-bar.tsx';

/** The states into which the menu puts a content; the buttons of the bar publish it. */
const moves: Record<State, State[]> = {
  draft: ['inReview'],
  inReview: ['draft'],
  scheduled: [],
  published: ['draft', 'archived'],
  archived: ['draft'],
};

export function MoreActions(props: EditorBarProps & { content: Content }) {
  const { t } = useText();
  const copy = useCopy();
  const { content, onSave } = props;
  const { state } = content;
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('content:editor.moreActions')}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {state === 'published' ? (
          <Menu.Item onClick={props.onPublish}>{t('content:desk.dates')}</Menu.Item>
        ) : null}
        {state === 'archived' ? (
          <Menu.Item onClick={() => onSave('archived')}>{t('content:desk.toArchive')}</Menu.Item>
        ) : null}
        {state === 'scheduled' ? (
          <>
            <Menu.Item onClick={props.onPublishNow}>{t('content:desk.now')}</Menu.Item>
            <Menu.Item onClick={props.onCancelSchedule}>
              {t('content:desk.cancelSchedule')}
            </Menu.Item>
          </>
        ) : null}
        {moves[state].map((target) => (
          <Menu.Item key={target} onClick={() => onSave(target)}>
            {t(`content:editor.move.${target}`)}
          </Menu.Item>
        ))}
        {content.pending ? (
          <Menu.Item onClick={props.onDiscard}>{t('content:desk.discard')}</Menu.Item>
        ) : null}
        <Menu.Divider />
        <Menu.Item component={Link} to={`/dashboard/blog/${content.id}/history`}>
          {t('content:desk.history')}
        </Menu.Item>
        <Menu.Item onClick={props.onPreviewLink}>{t('content:desk.previewLink')}</Menu.Item>
        <Menu.Item component={Link} to={`/dashboard/blog/${content.id}`}>
          {t('content:editor.details')}
        </Menu.Item>
        {isPublic(state) ? (
          <>
            <Menu.Item component="a" href={content.path} target="_blank" rel="noopener">
              {t('content:editor.onSite')}
            </Menu.Item>
            <Menu.Item onClick={() => void copy(window.location.origin + content.path)}>
              {t('content:editor.copyLink')}
            </Menu.Item>
          </>
        ) : null}
        {content.can.delete ? (
          <>
            <Menu.Divider />
            <Menu.Item color="danger" onClick={props.onDelete}>
              {t('content:editor.delete')}
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
