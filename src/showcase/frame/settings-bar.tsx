import { Button, Group, NativeSelect } from '@mantine/core';
import { useText } from '../../dashboard/kit/language/language.ts';
import { useParty } from '../../dashboard/kit/page/party.ts';
import { SETTINGS } from '../../ui/settings.ts';
import css from './settings-bar.module.css';
import { type ShownField, useShownSettings } from './shown-settings.ts';

const FIELDS: readonly ShownField[] = [
  'colorPreset',
  'paletteMode',
  'contrast',
  'direction',
  'navColor',
  'responsiveFontSizes',
];

/** The settings in which the components are shown. */
export function SettingsBar() {
  const { t } = useText();
  const { color } = useParty();
  const { shown, isChanged, change, reset, keep } = useShownSettings();
  return (
    <section className={css.bar} aria-label={t('showcase:bar.label')}>
      <div className={css.fields}>
        {FIELDS.map((field) => (
          <NativeSelect
            key={field}
            label={t(`showcase:bar.${field}.label`)}
            value={String(shown[field])}
            data={SETTINGS[field].values.map((value) => ({
              value: String(value),
              // The default preset has the party's colour, if the party has one.
              label: t(`showcase:bar.${field}.${color && value === 'blue' ? 'party' : value}`),
            }))}
            onChange={(event) => change(field, event.currentTarget.value)}
          />
        ))}
      </div>
      <Group gap="xs">
        <Button disabled={!isChanged} onClick={reset}>
          {t('showcase:bar.reset')}
        </Button>
        <Button disabled={!isChanged} onClick={keep}>
          {t('showcase:bar.keep')}
        </Button>
      </Group>
    </section>
  );
}
