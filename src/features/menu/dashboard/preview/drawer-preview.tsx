import { SegmentedControl, Stack } from '@mantine/core';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { LANGUAGE_NAMES, useText } from '../../../../dashboard/kit/language/language.ts';
import { Failure } from '../../../../dashboard/kit/parts/failure.tsx';
import { LOCALES, type Locale } from '../../../../platform/i18n/locales.ts';
import { PageFrame } from './page-frame.tsx';
import css from './preview.module.css';
import type { Preview } from './use-preview.ts';

/** The menu of phones, and how both previews are shown. */
export function DrawerPreview({ preview }: { preview: Preview }) {
  const { t } = useText();
  const { shown, error, locale, setLocale, mode, setMode } = preview;
  return (
    <section aria-labelledby="menu-preview" className={css.side}>
      <Stack gap="sm">
        <h2 id="menu-preview">{t('menu:preview.title')}</h2>
        <SegmentedControl
          fullWidth
          aria-label={t('menu:preview.mode')}
          value={mode}
          onChange={(value) => setMode(value as typeof mode)}
          data={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`menu:preview.${value}`),
          }))}
        />
        <SegmentedControl
          fullWidth
          aria-label={t('menu:preview.language')}
          value={locale}
          onChange={(value) => setLocale(value as Locale)}
          data={LOCALES.map((value) => ({
            value,
            label: (
              <>
                <span aria-hidden="true">{value.toUpperCase()}</span>
                <span className="sr-only">{LANGUAGE_NAMES[value]}</span>
              </>
            ),
          }))}
        />
        {error ? (
          <FailureNote>
            <Failure error={error} /> {t('menu:preview.failed')}
          </FailureNote>
        ) : null}
        {shown ? (
          <PageFrame
            title={t('menu:preview.drawer')}
            preview={preview}
            shown={shown}
            html={shown.drawer.replace('<dialog ', '<dialog open="" ')}
            className={css.drawer}
          />
        ) : (
          <div className={css.drawer} />
        )}
      </Stack>
    </section>
  );
}
