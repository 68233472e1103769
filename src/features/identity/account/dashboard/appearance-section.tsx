import { Button, Group, SegmentedControl } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { openSettings, useSettings } from '../../../../dashboard/kit/page/settings.ts';
import { FormSection } from '../../../../dashboard/kit/parts/form-section.tsx';
import type { Settings } from '../../../../ui/settings.ts';

/** The setting that users change most often; the drawer of the whole site contains the others. */
export function AppearanceSection() {
  const { t } = useText();
  const { paletteMode } = useSettings();
  return (
    <FormSection title={t('account:appearance.title')} text={t('account:appearance.text')}>
      <Group>
        <SegmentedControl
          aria-label={t('account:appearance.mode')}
          value={paletteMode}
          onChange={(mode) => appSettings({ paletteMode: mode as Settings['paletteMode'] })}
          data={[
            { value: 'light', label: t('account:appearance.light') },
            { value: 'dark', label: t('account:appearance.dark') },
          ]}
        />
        <Button aria-haspopup="dialog" onClick={openSettings}>
          {t('account:appearance.more')}
        </Button>
      </Group>
    </FormSection>
  );
}
