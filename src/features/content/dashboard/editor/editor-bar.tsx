import { ActionIcon, Anchor, Button, Group, Loader, Menu, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import { Link } from 'react-router';
import type { SaveFailure } from '../../../../dashboard/kit/form/record.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { dayAndTime, savedMoment } from '../../../../dashboard/kit/language/moment.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { useCopy } from '../../../../dashboard/kit/parts/copy-button.tsx';
import {
  IconAdjustmentsHorizontal,
  IconAlertTriangle,
  IconCheck,
  IconDots,
  IconHistory,
  IconPencil,
} from '../../../../ui/tabler-icons/index.ts';
import { type Content, isPublic, LIMITS, type State } from '../../schema.ts';
import { contentsList } from '../list/contents-list.ts';
import { StateMark } from '../parts.tsx';
import css from './editor.module.css';
import type { EditorFields } from './editor-fields.ts';
import type { Target } from './editor-rules.ts';
import { SIDE_ID, SIDE_KEY, type Side, VIEWS_ID } from './side.ts';

export interface EditorBarProps {
  content: Content | null;
  unsaved: boolean;
  side: Side;
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
  onDuplicate: () => void;
  onDelete: () => void;
}

/** Where the content is, whether it is saved, and everything that can be done with it. */
export function EditorBar(props: EditorBarProps) {
  const { t, locale } = useText();
  const { content, saving, failure, onSave, side } = props;
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
      <div id={VIEWS_ID} className={css.views} />
      <Group className={css.actions} gap="xs" wrap="nowrap">
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
        <ActionIcon
          className={css.sideButton}
          aria-label={t('content:editor.side')}
          title={`${t('content:editor.side')} (${SIDE_KEY})`}
          aria-expanded={side.isOpen}
          aria-controls={SIDE_ID}
          onClick={side.toggle}
        >
          <IconAdjustmentsHorizontal size={18} stroke={1.6} aria-hidden="true" />
        </ActionIcon>
      </Group>
    </div>
  );
}

/** The states into which the menu puts a content; the buttons of the bar publish it. */
const moves: Record<State, State[]> = {
  draft: ['inReview'],
  inReview: ['draft'],
  scheduled: [],
  published: ['draft', 'archived'],
  archived: ['draft'],
};

function MoreActions(props: EditorBarProps & { content: Content }) {
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
        <Menu.Item onClick={props.onDuplicate}>{t('content:lists.row.duplicate')}</Menu.Item>
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

interface SaveStatusProps {
  content: Content | null;
  unsaved: boolean;
  /** The browser has a copy of what is not saved. */
  isKeptHere: boolean;
  saving: Target | null;
  failure: SaveFailure<Content, Target> | null;
  onRetry: () => void;
  onCompare: () => void;
}

/** The save state, always visible. After a failed save it shows "unsaved" until a save succeeds. */
function SaveStatus({
  content,
  unsaved,
  isKeptHere,
  saving,
  failure,
  onRetry,
  onCompare,
}: SaveStatusProps) {
  const { t, locale } = useText();
  const [title, category] = useWatch<EditorFields, ['title', 'category']>({
    name: ['title', 'category'],
  });
  if (saving) {
    return (
      <Status tone="muted">
        <Loader size={14} aria-hidden="true" />
        {t('content:editor.saving')}
      </Status>
    );
  }
  if (failure?.left) {
    return (
      <Status tone="warning" role="alert">
        <IconAlertTriangle style={{ flex: 'none' }} size={16} stroke={2} aria-hidden="true" />
        {t('content:editor.savedWithout', { fields: failure.left.join(', ') })}
      </Status>
    );
  }
  if (failure) {
    return (
      <Status tone="danger" role="alert">
        <IconAlertTriangle size={16} stroke={2} aria-hidden="true" />
        <span>{t('content:editor.saveFailed')}</span>
        <Anchor
          component="button"
          type="button"
          inherit
          c="inherit"
          underline="always"
          onClick={failure.newer ? onCompare : onRetry}
        >
          {t(failure.newer ? 'content:editor.compare' : 'dashboard:failure.retry')}
        </Anchor>
      </Status>
    );
  }
  if (unsaved) {
    return (
      <Status tone="warning">
        <IconPencil style={{ flex: 'none' }} size={16} stroke={2} aria-hidden="true" />
        {t(
          isKeptHere && !canBeStored(title, category)
            ? 'content:editor.onlyHere'
            : 'content:editor.unsaved',
        )}
      </Status>
    );
  }
  return (
    <Status tone="success">
      {content ? (
        <>
          <IconCheck size={16} stroke={2} aria-hidden="true" />
          {t('content:editor.saved')}{' '}
          <Text span inherit c="dimmed" fw={400}>
            {savedMoment(locale, new Date(content.updatedAt))}
            {content.pending ? ` · ${t('content:desk.notPublished')}` : null}
          </Text>
        </>
      ) : null}
    </Status>
  );
}

/** The server stores no content without a title and a category. */
const canBeStored = (title: string, category: string) =>
  title.trim().length >= LIMITS.titleFrom && category !== '';

interface StatusProps {
  tone: 'muted' | 'success' | 'warning' | 'danger';
  role?: 'status' | 'alert';
  children: ReactNode;
}

function Status({ tone, role = 'status', children }: StatusProps) {
  const ink = tone === 'muted' ? 'dimmed' : `var(--${tone}-text)`;
  return (
    <Group
      component="span"
      className={css.status}
      gap={6}
      wrap="nowrap"
      fw={550}
      c={ink}
      role={role}
    >
      {children}
    </Group>
  );
}
