import { ActionIcon, Button, Group, Menu } from '@mantine/core';
import { Link } from 'react-router';
import type { SaveFailure } from '../../../../dashboard/kit/form/record.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { IconDots } from '../../../../ui/tabler-icons/index.ts';
import type { Content, State } from '../../schema.ts';
import { contentsList } from '../list/contents-list.ts';
import { StateMark } from '../state-mark.tsx';
import css from './editor.module.css';
import { SaveStatus } from './save-status.tsx';

interface EditorBarProps {
  content: Content | null;
  savedAt: Date | null;
  unsaved: boolean;
  saving: State | null;
  failure: SaveFailure<Content, State> | null;
  onSave: (target: State) => void;
  onCompare: () => void;
  onDelete: () => void;
}

/** The actions of each state besides the main button, which always publishes. */
const moves: Record<State, State[]> = {
  draft: [],
  inReview: ['draft'],
  scheduled: ['draft'],
  published: ['draft', 'archived'],
  archived: ['draft'],
};

export function EditorBar(props: EditorBarProps) {
  const { t } = useText();
  const { content, saving, failure, onSave } = props;
  const state = content?.state ?? 'draft';
  return (
    <div className={css.bar}>
      <h1 className="sr-only">
        {t(content ? 'content:editor.editTitle' : 'content:editor.addTitle')}
      </h1>
      <BackLink to={contentsList.lastAddress()} shortOnPhone>
        {t('content:editor.contents')}
      </BackLink>
      <StateMark state={state} />
      <SaveStatus {...props} onRetry={() => onSave(failure?.target ?? state)} />
      <Group className={css.actions} gap="xs" ms="auto" wrap="nowrap">
        {state === 'published' ? null : (
          <Button loading={saving === state} onClick={() => onSave(state)}>
            {t(state === 'draft' ? 'content:editor.saveDraft' : 'content:editor.save')}
          </Button>
        )}
        <Button
          variant="filled"
          loading={saving === 'published'}
          onClick={() => onSave('published')}
        >
          {t(`content:editor.publish.${state}`)}
        </Button>
        {content ? <MoreActions {...props} content={content} /> : null}
      </Group>
    </div>
  );
}

function MoreActions({ content, onSave, onDelete }: EditorBarProps & { content: Content }) {
  const { t } = useText();
  return (
    <Menu position="bottom-end">
      <Menu.Target>
        <ActionIcon aria-label={t('content:editor.moreActions')}>
          <IconDots size={18} aria-hidden="true" />
        </ActionIcon>
      </Menu.Target>
      <Menu.Dropdown>
        {moves[content.state].map((target) => (
          <Menu.Item key={target} onClick={() => onSave(target)}>
            {t(`content:editor.move.${target}`)}
          </Menu.Item>
        ))}
        <Menu.Item component={Link} to={`/dashboard/blog/${content.id}`}>
          {t('content:editor.details')}
        </Menu.Item>
        {content.state === 'draft' ? null : (
          <Menu.Item component="a" href={content.path} target="_blank" rel="noopener">
            {t('content:editor.onSite')}
          </Menu.Item>
        )}
        {content.can.delete ? (
          <>
            <Menu.Divider />
            <Menu.Item color="danger" onClick={onDelete}>
              {t('content:editor.delete')}
            </Menu.Item>
          </>
        ) : null}
      </Menu.Dropdown>
    </Menu>
  );
}
