import '@mantine/core/styles/Combobox.layer.css';
import { Combobox, TextInput, useCombobox } from '@mantine/core';
import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useEffect, useReducer, useState } from 'react';
import { useNavigate } from 'react-router';
import { IconSearch } from '../../ui/tabler-icons/index.ts';
import { useFeatures } from '../frame/features-context.ts';
import { type Entry, type FoundRecord, isAllowed } from '../kit/feature.ts';
import { textsAt, useText } from '../kit/language/language.ts';
import { ENTRY_ICONS } from '../kit/page/entry-icons.ts';
import { Dialog } from '../kit/parts/dialog.tsx';
import { useSessionUser } from '../kit/session/session-user.ts';
import { entriesFor, findEntries } from './find-entries.ts';
import { findSettings, settingsFor } from './find-settings.ts';
import css from './palette.module.css';

const PAUSE_MS = 200;

/** Fewer letters would find nearly everything. */
const FEWEST_LETTERS = 2;

/** All pages and commands of the user, narrowed by what is typed, and the records that it finds. */
export default function Palette({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  return (
    <Dialog opened title={t('dashboard:palette.title')} onClose={onClose}>
      <PaletteList onClose={onClose} />
    </Dialog>
  );
}

function PaletteList({ onClose }: { onClose: () => void }) {
  const { t } = useText();
  const user = useSessionUser();
  const features = useFeatures();
  const navigate = useNavigate();
  const [typed, setTyped] = useState('');
  const combobox = useCombobox({ opened: true, onDropdownClose: onClose });
  const entries = findEntries(entriesFor(features, user), typed, ({ label }) => t(label));
  const { found: kinds, isSearching } = useRecords(typed);
  const settings = useSettingsFound(typed);
  const found = settings ? [settings, ...kinds] : kinds;
  const records = found.flatMap((kind) => kind.records);
  const first = entries[0] ?? records[0];
  // The field names the list and its state only when it is rendered after the list has an id.
  const [, renderAgain] = useReducer((count: number) => count + 1, 0);
  useEffect(renderAgain, []);

  function status(): string {
    if (!first) return t(isSearching ? 'dashboard:palette.searching' : 'dashboard:palette.none');
    if (isSearching || !typed.trim()) return '';
    const count = entries.length + records.length;
    return t('dashboard:paletteFound', {
      count,
      first: 'label' in first ? t(first.label) : first.title,
    });
  }

  function open(to: string) {
    onClose();
    navigate(to);
  }

  /** Enter without a selected entry opens the first one. */
  function submit(event: FormEvent) {
    event.preventDefault();
    if (first) open(first.to);
  }

  return (
    <form onSubmit={submit}>
      <Combobox store={combobox} onOptionSubmit={open}>
        <Combobox.EventsTarget withExpandedAttribute>
          <TextInput
            aria-label={t('dashboard:palette.field')}
            placeholder={t('dashboard:palette.field')}
            data-autofocus
            maxLength={100}
            spellCheck={false}
            leftSection={<IconSearch size={17} stroke={1.7} aria-hidden="true" />}
            value={typed}
            onChange={(event) => {
              setTyped(event.currentTarget.value);
              combobox.resetSelectedOption();
            }}
          />
        </Combobox.EventsTarget>
        <Combobox.Options
          className={css.list}
          aria-label={t('dashboard:palette.list')}
          // It scrolls.
          tabIndex={0}
        >
          {entries.map(({ to, label, icon }) => {
            const Glyph = ENTRY_ICONS[icon];
            return (
              <Combobox.Option className={css.entry} key={to} value={to}>
                <Glyph size={18} stroke={1.6} aria-hidden="true" />
                {t(label)}
              </Combobox.Option>
            );
          })}
          {found.map((kind) => (
            <Records
              key={kind.label}
              label={t(kind.label)}
              icon={kind.icon}
              records={kind.records}
            />
          ))}
        </Combobox.Options>
        <p className={first ? 'sr-only' : css.none} role="status">
          {status()}
        </p>
      </Combobox>
    </form>
  );
}

function Records({ label, icon, records }: Found) {
  const Glyph = ENTRY_ICONS[icon];
  return (
    <Combobox.Group label={label}>
      {records.map(({ to, title, note }) => (
        <Combobox.Option className={css.entry} key={to} value={to}>
          <Glyph size={18} stroke={1.6} aria-hidden="true" />
          <span className={css.record}>
            {title}
            <span className={css.note}>{note}</span>
          </span>
        </Combobox.Option>
      ))}
    </Combobox.Group>
  );
}

/** Fields of the site administration are only some of what is found. */
const MOST_SETTINGS = 8;

/** The fields of the site administration whose label the typed words find. */
function useSettingsFound(typed: string): Found | null {
  const { t, locale } = useText();
  const user = useSessionUser();
  const features = useFeatures();
  if (typed.trim().length < FEWEST_LETTERS) return null;
  const words = { say: t, textsAt: (key: string) => textsAt(key, locale) };
  const records = findSettings(settingsFor(features, user), typed, words).flatMap(
    ({ entry, fields }) =>
      fields.map(({ to, label }) => ({ to, title: label, note: t(entry.label) })),
  );
  // Where a page does not show its fields by their address, they all have the address of the page.
  const first = [...new Map(records.toReversed().map((each) => [each.to, each])).values()];
  return records.length > 0
    ? {
        label: 'dashboard:palette.settings',
        icon: 'world-cog',
        records: first.toReversed().slice(0, MOST_SETTINGS),
      }
    : null;
}

interface Found extends Pick<Entry, 'label' | 'icon'> {
  records: FoundRecord[];
}

/** The records of all kinds that the typed words find, after a pause in typing. */
function useRecords(typed: string): { found: Found[]; isSearching: boolean } {
  const user = useSessionUser();
  const features = useFeatures();
  const [words] = useDebouncedValue(typed.trim(), PAUSE_MS);
  const isLong = typed.trim().length >= FEWEST_LETTERS;
  const query = useQuery({
    queryKey: ['palette', words],
    enabled: words.length >= FEWEST_LETTERS,
    retry: false,
    gcTime: 0,
    queryFn: () =>
      Promise.all(
        features
          .flatMap(({ navigation = [], administration = [] }) => [...navigation, ...administration])
          .filter((entry) => entry.find && isAllowed(entry, user))
          .map(async ({ label, icon, find }) => {
            // One kind that cannot be searched now does not hide the others.
            const records = await find?.()
              .then((search) => search(words))
              .catch(() => []);
            return { label, icon, records: records ?? [] };
          }),
      ),
  });
  const found = isLong ? (query.data ?? []).filter(({ records }) => records.length > 0) : [];
  return { found, isSearching: isLong && (words !== typed.trim() || query.isFetching) };
}
