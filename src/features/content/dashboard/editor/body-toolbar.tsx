import type { EditorView } from '@codemirror/view';
import { ActionIcon, Group } from '@mantine/core';
import type { RefObject } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import {
  IconArrowBackUp,
  IconArrowForwardUp,
  IconBold,
  IconH2,
  IconH3,
  IconItalic,
  IconLink,
  IconList,
  IconListNumbers,
  IconQuote,
  IconTable,
} from '../../../../ui/tabler-icons/index.ts';
import { formatting } from './formatting.ts';

const groups = [
  [
    ['undo', IconArrowBackUp],
    ['redo', IconArrowForwardUp],
  ],
  [
    ['bold', IconBold],
    ['italic', IconItalic],
    ['heading', IconH2],
    ['subheading', IconH3],
  ],
  [
    ['link', IconLink],
    ['quote', IconQuote],
    ['bullets', IconList],
    ['numbers', IconListNumbers],
    ['table', IconTable],
  ],
] as const;

interface BodyToolbarProps {
  view: RefObject<EditorView | null>;
  hidden: boolean;
}

export function BodyToolbar({ view, hidden }: BodyToolbarProps) {
  const { t } = useText();
  if (hidden) return null;
  const run = (name: keyof typeof formatting) => {
    if (!view.current) return;
    formatting[name](view.current);
    view.current.focus();
  };
  return (
    <Group role="group" gap="xs" aria-label={t('content:editor.formatting')}>
      {groups.map((group) => (
        <Group gap={0} key={group[0][0]}>
          {group.map(([name, Icon]) => (
            <ActionIcon
              key={name}
              size={32}
              aria-label={t(`content:editor.tool.${name}`)}
              title={t(`content:editor.tool.${name}`)}
              // A click must not remove the selection in the text.
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => run(name)}
            >
              <Icon size={18} stroke={1.6} aria-hidden="true" />
            </ActionIcon>
          ))}
        </Group>
      ))}
    </Group>
  );
}
