import { Anchor, Group, Loader, Text } from '@mantine/core';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { SaveFailure } from '../../../../dashboard/kit/form/record.ts';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { savedMoment } from '../../../../dashboard/kit/language/moment.ts';
import { IconAlertTriangle, IconCheck, IconPencil } from '../../../../ui/tabler-icons/index.ts';
import { type Content, LIMITS } from '../../schema.ts';
import type { EditorFields } from './editor-fields.ts';
import type { Target } from './editor-rules.ts';

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
export function SaveStatus({
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
    <Group component="span" gap={6} wrap="nowrap" fw={550} c={ink} role={role}>
      {children}
    </Group>
  );
}
