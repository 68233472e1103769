import { NativeSelect, TextInput } from '@mantine/core';
import { useText } from '../../../dashboard/language/language.ts';
import { ClearButton } from '../../../dashboard/parts/clear-button.tsx';
import { SearchField } from '../../../dashboard/parts/search-field.tsx';
import { useTypedSearch } from '../../../dashboard/parts/use-typed-search.ts';
import type { AuditPage } from '../schema.ts';
import { AUDIT_ACTIONS, type AuditAction } from '../schema.ts';
import { type AuditView, isFiltered, PLAIN } from './audit-address.ts';
import { textKey } from './audit-words.ts';

interface AuditFiltersProps {
  view: AuditView;
  actors: AuditPage['actors'];
  onChange: (patch: Partial<AuditView>, replace?: boolean) => void;
}

const GROUPS = [
  'auth',
  'password',
  'twoStep',
  'user',
  'account',
  'content',
  'media',
  'audit',
] as const;

export function AuditFilters({ view, actors, onChange }: AuditFiltersProps) {
  const { t } = useText();
  const [typed, setTyped] = useTypedSearch(view.subject, (subject) => onChange({ subject }, true));
  return (
    <search className="filters audit-filters">
      <SearchField
        label={t('audit:search')}
        hint={t('audit:searchHint')}
        maxLength={100}
        value={typed}
        onChange={setTyped}
      />
      <NativeSelect
        aria-label={t('audit:what')}
        value={view.action}
        onChange={(event) => onChange({ action: event.currentTarget.value as AuditAction | '' })}
        data={[
          { value: '', label: t('audit:allActions') },
          ...GROUPS.map((group) => ({
            group: t(`audit:group.${group}`),
            items: AUDIT_ACTIONS.filter((action) => action.startsWith(`${group}.`)).map(
              (action) => ({ value: action, label: t(`audit:action.${textKey(action)}`) }),
            ),
          })),
        ]}
      />
      <NativeSelect
        aria-label={t('audit:who')}
        value={view.actor}
        onChange={(event) => onChange({ actor: event.currentTarget.value })}
        data={[
          { value: '', label: t('audit:everybody') },
          ...actors.map(({ id, name }) => ({ value: id, label: name })),
        ]}
      />
      <fieldset className="audit-days">
        <legend className="sr-only">{t('audit:days')}</legend>
        <DayField
          label={t('audit:from')}
          value={view.from}
          onChange={(from) => onChange({ from })}
        />
        <span aria-hidden="true">–</span>
        <DayField label={t('audit:to')} value={view.to} onChange={(to) => onChange({ to })} />
      </fieldset>
      {isFiltered(view) ? (
        <ClearButton
          onClick={() => {
            setTyped('');
            onChange(PLAIN);
          }}
        />
      ) : null}
    </search>
  );
}

interface DayFieldProps {
  label: string;
  value: string;
  onChange: (day: string) => void;
}

function DayField({ label, value, onChange }: DayFieldProps) {
  return (
    <TextInput
      type="date"
      aria-label={label}
      title={label}
      min="2000-01-01"
      max="2199-12-31"
      value={value}
      onChange={(event) => onChange(event.currentTarget.value)}
    />
  );
}
