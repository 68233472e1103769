import { ActionIcon, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import { get, useFieldArray, useFormContext } from 'react-hook-form';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { FormSection } from '../../../dashboard/kit/parts/form-section.tsx';
import type { Locale } from '../../../platform/i18n/locales.ts';
import {
  IconChevronDown,
  IconChevronUp,
  IconPlus,
  IconTrash,
} from '../../../ui/tabler-icons/index.ts';
import { PARTY_LIMITS, type PartyFields } from '../contract.ts';
import type { Logo } from '../schema.ts';
import { PartyField } from './field.tsx';
import css from './form.module.css';
import { ColorField, LogoField } from './look-fields.tsx';
import {
  entryFields,
  fieldId,
  fieldKey,
  isLocalizedAt,
  SECTIONS,
  type Section,
} from './sections.ts';

const EMPTY = { tr: '', en: '', de: '', es: '' };

/** From this number of groups on, an index leads to each. */
const INDEX_FROM = 4;

interface PartySectionProps {
  section: Section;
  locale: Locale;
  /** The chosen logo. */
  logo: Logo | null;
  onLogo: (logo: Logo | null) => void;
}

/** The fields of one section. */
export function PartySection({ section, locale, logo, onLogo }: PartySectionProps) {
  const { t } = useText();
  const groups = SECTIONS[section];
  return (
    <div className={css.sections}>
      {groups.length >= INDEX_FROM ? (
        <nav className={css.index} aria-label={t('partyForm:groupsLabel')}>
          {groups.map(({ key }) => (
            <a
              key={key}
              href={`#party-group-${key}`}
              onClick={(event) => {
                // A change of the address would ask about unsaved values.
                event.preventDefault();
                const group = document.getElementById(`party-group-${key}`);
                group?.scrollIntoView();
                group?.querySelector('h2')?.focus({ preventScroll: true });
              }}
            >
              {t(`partyForm:groups.${key}.title`)}
            </a>
          ))}
        </nav>
      ) : null}
      {groups.map(({ key, paths }) => (
        <FormSection
          key={key}
          anchor={`party-group-${key}`}
          title={t(`partyForm:groups.${key}.title`)}
          text={t(`partyForm:groups.${key}.text`)}
        >
          {paths.map((path) => {
            if (path === 'logoId') return <LogoField key={path} logo={logo} onLogo={onLogo} />;
            if (path === 'color') return <ColorField key={path} logo={logo} />;
            return path.endsWith('.*') ? (
              <FieldList key={path} list={path.slice(0, -2)} locale={locale} />
            ) : (
              <PartyField key={path} path={path} locale={locale} />
            );
          })}
        </FormSection>
      ))}
    </div>
  );
}

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
function FieldList({ list, locale }: FieldListProps) {
  const { t } = useText();
  const { control, formState } = useFormContext<PartyFields>();
  const { fields, append, remove, move } = useFieldArray({ control, name: list as 'principles' });
  const [announced, announce] = useState('');
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
    announce(t('partyForm:moved', { name, position: to + 1 }));
    const isEnd = to === 0 || to === fields.length - 1;
    const action = to < from === !isEnd ? 'up' : 'down';
    focusLater(buttonId(list, action, to));
  }
  function drop(index: number) {
    remove(index);
    announce(t('partyForm:removed', { name, position: index + 1 }));
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
        {announced}
      </p>
    </Stack>
  );
}
