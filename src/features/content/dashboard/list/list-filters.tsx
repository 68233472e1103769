import { Button, NativeSelect, TextInput } from '@mantine/core';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useNavigation } from 'react-router';
import { useText } from '../../../../dashboard/language/language.ts';
import { CATEGORY_NAMES, type Category } from '../../schema.ts';
import { isFiltered, type ListView } from './list-address.ts';

const TYPING_PAUSE = 300;

interface ListFiltersProps {
  view: ListView;
  onChange: (patch: Partial<ListView>, replace?: boolean) => void;
}

export function ListFilters({ view, onChange }: ListFiltersProps) {
  const { t } = useText();
  const [typed, setTyped] = useState(view.q);
  const [address, setAddress] = useState(view.q);
  // Back and "clear" change the address from outside; typing changes it from here.
  if (address !== view.q) {
    setAddress(view.q);
    if (view.q !== typed.trim()) setTyped(view.q);
  }
  // The address may have changed while the pause ran; what counts is how it is when it ends.
  // A row that was pressed meanwhile is being opened, which must not be called back.
  const leaving = useNavigation().state === 'loading';
  const latest = useRef({ q: view.q, onChange, leaving });
  latest.current = { q: view.q, onChange, leaving };
  useEffect(() => {
    const timer = setTimeout(() => {
      const q = typed.trim();
      if (q !== latest.current.q && !latest.current.leaving) latest.current.onChange({ q }, true);
    }, TYPING_PAUSE);
    return () => clearTimeout(timer);
  }, [typed]);

  return (
    <search className="filters">
      <TextInput
        className="filter-search"
        type="search"
        aria-label={t('content:editor.search')}
        placeholder={t('content:editor.searchHint')}
        maxLength={200}
        leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
        value={typed}
        onChange={(event) => setTyped(event.currentTarget.value)}
      />
      <NativeSelect
        aria-label={t('content:editor.fields.category')}
        value={view.category ?? ''}
        onChange={(event) =>
          onChange({ category: (event.currentTarget.value || null) as Category | null })
        }
        data={[
          { value: '', label: t('content:editor.allCategories') },
          ...CATEGORY_NAMES.map((name) => ({
            value: name,
            label: t(`content:categories.${name}.name`),
          })),
        ]}
      />
      {isFiltered(view) ? (
        <Button
          variant="subtle"
          leftSection={<IconX size={15} aria-hidden="true" />}
          onClick={() => {
            setTyped('');
            onChange({ q: '', category: null, state: null });
          }}
        >
          {t('content:editor.clear')}
        </Button>
      ) : null}
    </search>
  );
}
