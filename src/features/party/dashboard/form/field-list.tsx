import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { Locale } from '../../../../platform/i18n/locales.ts';
import {
  IconChevronDown,
  IconChevronUp,
  IconPlus,
  IconTrash,
} from '../../../../ui/tabler-icons/index.ts';
import { PARTY_LIMITS } from '../../edit/limits.ts';
import type { PartyFields } from '../../edit/schema.ts';
import { entryFields, fieldId, fieldKey, isLocalizedAt } from '../sections.ts';
import { PartyField } from './party-field.tsx';
import css from './party-form.module.css';

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

/** The entries of a list, which can be added, removed and moved with the keyboard too. */
export function FieldList({ list, locale }: FieldListProps) {
  const { t } = useText();
  const { control, formState } = useFormContext<PartyFields>();
  const { fields, append, remove, move } = useFieldArray({ control, name: list as 'principles' });
  const [said, setSaid] = useState('');
  const names = entryFields(list);
  const name = t(`partyForm:entries.${fieldKey(list)}`);
  const most = list === 'offices' ? PARTY_LIMITS.offices : PARTY_LIMITS.list;
  const error = (get(formState.errors, list) as { message?: string } | undefined)?.message;
  const first = (index: number) => {
    const path = pathOf(list, index, names[0]);
    return fieldId(isLocalizedAt(path) ? `${path}.${locale}` : path);
  };
  function shift(from: number, to: number) {
    move(from, to);
    setSaid(t('partyForm:moved', { name, position: to + 1 }));
    const isEnd = to === 0 || to === fields.length - 1;
    const action = to < from === !isEnd ? 'up' : 'down';
    focusLater(buttonId(list, action, to));
  }
  function drop(index: number) {
    remove(index);
    setSaid(t('partyForm:removed', { name, position: index + 1 }));
    focusLater(fields.length > 1 ? first(Math.max(0, index - 1)) : fieldId(list));
  }
  const button = (action: 'up' | 'down' | 'remove', index: number, onClick: () => void) => ({
    id: buttonId(list, action, index),
    'aria-label': t(`partyForm:${action}`, { name, position: index + 1 }),
    title: t(`partyForm:${action}Short`),
    onClick,
  });
  return (
    <Stack gap={names.length === 1 ? 'sm' : 'lg'}>
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
        if (names.length === 1)
          return (
            <div className={css.line} key={row.id}>
              <PartyField path={pathOf(list, index, names[0])} locale={locale} label={title} />
              {tools}
            </div>
          );
        return (
          <fieldset className={css.entry} key={row.id}>
            <legend>{title}</legend>
            <Stack gap="sm">
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
        {said}
      </p>
    </Stack>
  );
}
