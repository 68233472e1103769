import { NativeSelect, SimpleGrid, Stack, Switch, Text, TextInput } from '@mantine/core';
import { useState } from 'react';
import { get, useFormState } from 'react-hook-form';
import { LANGUAGE_NAMES, useText } from '../../../dashboard/kit/language/language.ts';
import type { MenuChild, MenuFields, MenuParts } from '../contract.ts';
import { fieldId } from './field-ids.ts';
import css from './tree/tree.module.css';
import type { Tree } from './tree/use-tree.tsx';

interface ItemFieldsProps {
  tree: Tree;
  parts: MenuParts;
  item: MenuChild;
  path: string;
  isUnder: boolean;
}

const OTHERS = ['en', 'de', 'es'] as const;

/** The fields of one item, below its line. */
export function ItemFields({ tree, parts, item, path, isUnder }: ItemFieldsProps) {
  const { t } = useText();
  const { errors } = useFormState<MenuFields>();
  const { _id: id, key, url, external, translations } = item;
  // A typed address that is one of the pages meanwhile stays a typed one.
  const [isTyped, setTyped] = useState(targetOf(parts, item) === 'address');
  const target = isTyped ? 'address' : targetOf(parts, item);
  const change = (fields: Parameters<Tree['change']>[1]) => tree.change(id, fields);
  const errorAt = (field: string) =>
    (get(errors, `${path}.${field}`) as { message?: string } | undefined)?.message;
  const automatic = key ? parts.keys[key] : parts.pages.find((page) => page.path === url);
  return (
    <Stack
      className={css.fields}
      gap="md"
      id={fieldId(id, 'fields')}
      role="group"
      aria-label={t('menu:fieldsOf', { name: tree.titleOf(item) })}
    >
      <SimpleGrid cols={{ base: 1, sm: 2 }} spacing="md" verticalSpacing="md">
        <TargetSelect
          id={fieldId(id, target === 'address' ? 'target' : 'url')}
          parts={parts}
          item={item}
          target={target}
          isUnder={isUnder}
          error={target === 'address' ? undefined : errorAt('url')}
          onTarget={(next, fields) => {
            setTyped(next === 'address');
            change(fields);
          }}
        />
        <TextInput
          id={fieldId(id, 'title')}
          lang="tr"
          autoComplete="off"
          label={t('menuFields:menu-title')}
          value={item.title}
          error={errorAt('title')}
          onChange={(event) => change({ title: event.currentTarget.value })}
        />
      </SimpleGrid>
      {target === 'address' ? (
        <>
          <TextInput
            id={fieldId(id, 'url')}
            label={t('menuFields:menu-url')}
            description={t(external ? 'menu:externalHint' : 'menu:addressHint')}
            autoComplete="off"
            spellCheck={false}
            inputMode="url"
            value={url}
            error={errorAt('url')}
            onChange={({ currentTarget: { value } }) =>
              // Pasted addresses of other sites need no second step.
              change({ url: value, ...(/^https?:/i.test(value) && { external: true }) })
            }
          />
          <Switch
            id={fieldId(id, 'external')}
            withThumbIndicator={false}
            label={t('menuFields:menu-external')}
            description={t('menu:externalText')}
            checked={external}
            onChange={(event) => change({ external: event.currentTarget.checked })}
          />
        </>
      ) : null}
      <div>
        <Text fw={550} size="sm">
          {t('menu:otherLanguages')}
        </Text>
        <Text c="dimmed" size="sm" mb="xs">
          {t(automatic ? 'menu:automaticNames' : 'menu:turkishTitle')}
        </Text>
        <SimpleGrid cols={{ base: 1, sm: 3 }} spacing="md" verticalSpacing="sm">
          {OTHERS.map((locale) => (
            <TextInput
              key={locale}
              id={fieldId(id, `translations.${locale}`)}
              lang={locale}
              autoComplete="off"
              label={<span lang={locale}>{LANGUAGE_NAMES[locale]}</span>}
              placeholder={automatic?.names[locale]}
              value={translations[locale]}
              error={errorAt(`translations.${locale}`)}
              onChange={(event) =>
                change({
                  translations: { ...translations, [locale]: event.currentTarget.value },
                })
              }
            />
          ))}
        </SimpleGrid>
      </div>
    </Stack>
  );
}

/** Where an item leads: the path of a page, a typed address, `#` for nowhere, or empty. */
function targetOf({ pages }: MenuParts, { url, external }: MenuChild): string {
  if (!external && (url === '' || url === '#' || pages.some(({ path }) => path === url)))
    return url;
  return 'address';
}

interface TargetSelectProps {
  id: string;
  parts: MenuParts;
  item: MenuChild;
  target: string;
  /** Whether it is below another item: then it has to lead somewhere. */
  isUnder: boolean;
  error: string | undefined;
  onTarget: (target: string, fields: Partial<Omit<MenuChild, '_id'>>) => void;
}

/** A page of the site, a typed address, or nowhere. A title that was not typed follows the page. */
function TargetSelect(props: TargetSelectProps) {
  const { id, parts, item, target, isUnder, error, onTarget } = props;
  const { t, locale } = useText();
  const { pages } = parts;
  function choose(next: string): void {
    const isOwnTitle =
      item.title.trim() !== '' &&
      item.title !== pages.find(({ path }) => path === item.url)?.names.tr;
    const page = pages.find(({ path }) => path === next);
    const title = page && !isOwnTitle ? { title: page.names.tr } : {};
    onTarget(next, { url: next === 'address' ? '' : next, external: false, ...title });
  }
  const inOrder = pages.toSorted((a, b) => a.names[locale].localeCompare(b.names[locale], locale));
  return (
    <NativeSelect
      id={id}
      label={t('menu:target')}
      value={target}
      error={error}
      onChange={(event) => choose(event.currentTarget.value)}
      data={[
        ...(target === '' ? [{ value: '', label: t('menu:chooseTarget') }] : []),
        {
          group: t('menu:pages'),
          items: inOrder.map(({ path, names }) => ({ value: path, label: names[locale] })),
        },
        {
          group: t('menu:otherTargets'),
          items: [
            { value: 'address', label: t('menu:typedAddress') },
            ...(isUnder && target !== '#' ? [] : [{ value: '#', label: t('menu:nowhere') }]),
          ],
        },
      ]}
    />
  );
}
