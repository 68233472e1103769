import { ActionIcon, Button, Group, Stack, Text, UnstyledButton } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, useState } from 'react';
import { get, useFieldArray, useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { useListDrag } from '../../../dashboard/kit/parts/use-list-drag.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import {
  IconChevronDown,
  IconChevronRight,
  IconChevronUp,
  IconGripVertical,
  IconPlus,
  IconTrash,
} from '../../../ui/tabler-icons/index.ts';
import { PARTY_LIMITS, type PartyFields } from '../contract.ts';
import { PartyField } from './field.tsx';
import css from './form.module.css';
import { entryFields, fieldId, fieldKey, isLocalizedAt } from './sections.ts';

const EMPTY = { tr: '', en: '', de: '', es: '' };

function emptyEntry(list: string): object {
  const names = entryFields(list);
  if (names[0] === '') return { ...EMPTY };
  const value = (name: string) => (isLocalizedAt(`${list}.0.${name}`) ? { ...EMPTY } : '');
  return Object.fromEntries(names.map((name) => [name, value(name)]));
}

/** The path of a field of an entry; the entries of some lists are texts themselves. */
const pathOf = (list: string, index: number, field = ''): string =>
  [list, index, field].filter((part) => part !== '').join('.');

const buttonId = (list: string, action: string, index: number) =>
  `${fieldId(list)}-${action}-${index}`;

/** After the list was rendered again. */
const focusLater = (id: string) =>
  requestAnimationFrame(() => document.getElementById(id)?.focus());

interface FieldListProps {
  list: string;
  locale: Locale;
}

/** Entries with more fields are folded on a narrow screen. */
const FOLDED_FROM = 3;
const NARROW = '(max-width: 37.49em)';

/** The entries of a list, which can be added, removed and moved with the keyboard too. */
export function FieldList({ list, locale }: FieldListProps) {
  const { t } = useText();
  const { control, formState } = useFormContext<PartyFields>();
  const { fields, append, remove, move } = useFieldArray({ control, name: list as 'principles' });
  const [announced, announce] = useState('');
  const names = entryFields(list);
  const name = t(`partyForm:entries.${fieldKey(list)}`);
  const most = list === 'offices' ? PARTY_LIMITS.offices : PARTY_LIMITS.list;
  const error = (get(formState.errors, list) as { message?: string } | undefined)?.message;
  const rows = useRef<HTMLDivElement>(null);
  const isNarrow = useMediaQuery(NARROW, false, { getInitialValueInEffect: false });
  const folds = isNarrow && names.length >= FOLDED_FROM;
  // A link to a field of the list leads to its first entry.
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set([0]));
  const isOpen = (index: number) =>
    !folds || opened.has(index) || get(formState.errors, `${list}.${index}`) !== undefined;
  const { dragging, start, keys, markAt } = useListDrag(rows, moveWithFocus);
  const first = (index: number) => {
    const path = pathOf(list, index, names[0]);
    return fieldId(isLocalizedAt(path) ? `${path}.tr` : path);
  };
  function moveTo(from: number, to: number) {
    move(from, to);
    if (folds) setOpened(new Set());
    announce(t('partyForm:moved', { name, position: to + 1 }));
  }
  /** The field or button of the entry keeps the focus; all of them have another number now. */
  function moveWithFocus(from: number, to: number) {
    const id = document.activeElement?.id ?? '';
    const field = `${fieldId(list)}-`;
    moveTo(from, to);
    if (id.startsWith(`${field}${from}`))
      focusLater(id.replace(`${field}${from}`, `${field}${to}`));
    else if (id.endsWith(`-${from}`)) focusLater(id.replace(/-\d+$/, `-${to}`));
  }
  function shift(from: number, to: number) {
    moveTo(from, to);
    const isEnd = to === 0 || to === fields.length - 1;
    const action = to < from === !isEnd ? 'up' : 'down';
    focusLater(buttonId(list, action, to));
  }
  function drop(index: number) {
    remove(index);
    if (folds) setOpened(new Set([Math.max(0, index - 1)]));
    announce(t('partyForm:removed', { name, position: index + 1 }));
    focusLater(fields.length > 1 ? first(Math.max(0, index - 1)) : fieldId(list));
  }
  const button = (action: 'up' | 'down' | 'remove', index: number, onClick: () => void) => ({
    id: buttonId(list, action, index),
    'aria-label': t(`partyForm:${action}`, { name, position: index + 1 }),
    title: `${t(`partyForm:${action}Short`)}${{ up: ' (Alt ↑)', down: ' (Alt ↓)', remove: '' }[action]}`,
    onClick,
  });
  return (
    <Stack gap={names.length === 1 ? 'sm' : 'lg'} ref={rows}>
      {fields.map((row, index) => {
        const tools = (
          <Group gap={2} wrap="nowrap" className={css.tools}>
            <ActionIcon
              {...button('up', index, () => shift(index, index - 1))}
              disabled={index === 0}
            >
              <IconChevronUp size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon
              {...button('down', index, () => shift(index, index + 1))}
              disabled={index === fields.length - 1}
            >
              <IconChevronDown size={18} aria-hidden="true" />
            </ActionIcon>
            <ActionIcon {...button('remove', index, () => drop(index))}>
              <IconTrash size={18} aria-hidden="true" />
            </ActionIcon>
          </Group>
        );
        const title = t('partyForm:entry', { name, position: index + 1 });
        const handle = (
          <span
            className={css.handle}
            title={t('partyForm:drag')}
            aria-hidden="true"
            onPointerDown={(event) => start(event, index)}
          >
            <IconGripVertical size={18} />
          </span>
        );
        const ofRow = {
          'data-row': '',
          'data-dragged': dragging?.from === index || undefined,
          'data-drop': markAt(index),
          onKeyDown: keys(index),
        };
        if (names.length === 1)
          return (
            <div className={css.line} key={row.id} {...ofRow}>
              {handle}
              <PartyField path={pathOf(list, index, names[0])} locale={locale} label={title} />
              {tools}
            </div>
          );
        return (
          <fieldset className={css.entry} key={row.id} {...ofRow}>
            <legend>
              {handle}
              {folds ? (
                <UnstyledButton
                  className={css.fold}
                  aria-expanded={isOpen(index)}
                  onClick={() => setOpened(toggled(opened, index))}
                >
                  {isOpen(index) ? (
                    <IconChevronDown size={18} aria-hidden="true" />
                  ) : (
                    <IconChevronRight size={18} aria-hidden="true" />
                  )}
                  {title}
                </UnstyledButton>
              ) : (
                title
              )}
            </legend>
            {isOpen(index) ? null : <EntryName path={pathOf(list, index, names[0])} />}
            <Stack gap="sm" hidden={!isOpen(index)}>
              {names.map((field) => (
                <PartyField key={field} path={pathOf(list, index, field)} locale={locale} />
              ))}
            </Stack>
            {tools}
          </fieldset>
        );
      })}
      <div>
        <Button
          id={fieldId(list)}
          leftSection={<IconPlus size={16} aria-hidden="true" />}
          disabled={fields.length >= most}
          onClick={() => {
            append(emptyEntry(list) as never, { shouldFocus: false });
            setOpened(new Set([...opened, fields.length]));
            focusLater(first(fields.length));
          }}
        >
          {t('partyForm:add', { name })}
        </Button>
        {error ? (
          <Text c="var(--danger-text)" size="sm" mt={4}>
            {error}
          </Text>
        ) : null}
      </div>
      <p className="sr-only" role="status">
        {announced}
      </p>
    </Stack>
  );
}

function toggled(opened: ReadonlySet<number>, index: number): ReadonlySet<number> {
  const next = new Set(opened);
  if (!next.delete(index)) next.add(index);
  return next;
}

/** The first field of a folded entry. */
function EntryName({ path }: { path: string }) {
  const value: unknown = useWatch({ name: isLocalizedAt(path) ? `${path}.tr` : path });
  return (
    <p className={css.folded} lang="tr">
      {typeof value === 'string' ? value : ''}
    </p>
  );
}
