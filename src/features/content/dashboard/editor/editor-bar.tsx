import { Button, Group, Text } from '@mantine/core';
import { Link } from 'react-router';
import type { SaveFailure } from '../../../../dashboard/kit/form/record.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { dayAndTime } from '../../../../dashboard/kit/language/moment.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { IconHistory } from '../../../../ui/tabler-icons/index.ts';
import type { Content } from '../../schema.ts';
import { contentsList } from '../list/contents-list.ts';
import { StateMark } from '../state-mark.tsx';
import css from './editor.module.css';
import type { Target } from './editor-rules.ts';
import { MoreActions } from './more-actions.tsx';
import { SaveStatus } from './save-status.tsx';

export interface EditorBarProps {
  content: Content | null;
  unsaved: boolean;
  /** The browser has a copy of what is not saved. */
  isKeptHere: boolean;
  saving: Target | null;
  failure: SaveFailure<Content, Target> | null;
  onSave: (target: Target) => void;
  /** Opens the dialog with the dates. */
  onPublish: () => void;
  onPublishNow: () => void;
  onCancelSchedule: () => void;
  onDiscard: () => void;
  onPreviewLink: () => void;
  onCompare: () => void;
  onDelete: () => void;
}

/** Where the content is, whether it is saved, and everything that can be done with it. */
export function EditorBar(props: EditorBarProps) {
  const { t, locale } = useText();
  const { content, saving, failure, onSave } = props;
  const state = content?.state ?? 'draft';
  /** There is nothing that is not public yet. */
  const isDone = state === 'published' && !props.unsaved && !content?.pending;
  const isPublishing = saving === 'published' || saving === 'scheduled';
  return (
    <div className={css.bar} data-second-bar="">
      <h1 className="sr-only">
        {t(content ? 'content:editor.editTitle' : 'content:editor.addTitle')}
      </h1>
      <BackLink to={contentsList.lastAddress()} shortOnPhone>
        {t('content:editor.contents')}
      </BackLink>
      <StateMark state={state} />
      {state === 'scheduled' && content?.publishedAt ? (
        <Text span c="dimmed">
          {dayAndTime(locale, new Date(content.publishedAt))}
        </Text>
      ) : null}
      <SaveStatus {...props} onRetry={() => onSave(failure?.target ?? 'keep')} />
      <Group className={css.actions} gap="xs" ms="auto" wrap="nowrap">
        {content ? (
          <Button
            className={css.history}
            component={Link}
            to={`/dashboard/blog/${content.id}/history`}
            variant="subtle"
            leftSection={<IconHistory size={17} stroke={1.6} aria-hidden="true" />}
          >
            {t('content:desk.history')}
          </Button>
        ) : null}
        <Button loading={saving === 'keep'} onClick={() => onSave('keep')}>
          {t(state === 'draft' ? 'content:editor.saveDraft' : 'content:editor.save')}
        </Button>
        <Button
          variant="filled"
          loading={isPublishing}
          // Not `disabled`: the button that was just pressed keeps the focus.
          {...(isDone && { 'data-disabled': true, 'aria-disabled': true })}
          // Changes of a published content need no date; its menu has the dialog.
          onClick={() => {
            if (!isDone) state === 'published' ? onSave('published') : props.onPublish();
          }}
        >
          {t(`content:editor.publish.${state}`)}
        </Button>
        {content ? <MoreActions {...props} content={content} /> : null}
      </Group>
    </div>
  );
}
