import { Group, SegmentedControl, Text } from '@mantine/core';
import { useMediaQuery } from '@mantine/hooks';
import { useState } from 'react';
import { useWatch } from 'react-hook-form';
import { usePreview } from '../../../dashboard/kit/form/preview.ts';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { useSettings } from '../../../dashboard/kit/page/settings.ts';
import { PageFrame } from '../../../dashboard/kit/parts/page-frame.tsx';
import { read } from '../../../dashboard/kit/session/calls.ts';
import type { Locale } from '../../../platform/i18n/locales.ts';
import { type PartFields, type PREVIEWED, partyRoutes } from '../contract.ts';
import { localizedIn } from '../texts-in-languages.ts';
import css from './preview.module.css';

/** Of the window whose page is shown, in px. */
const WIDTHS = { wide: 1280, phone: 390 };

interface PartPreviewProps {
  part: (typeof PREVIEWED)[number];
  locale: Locale;
}

/** What the site shows of the part, as it is typed now; rendered by the components of the site. */
export function PartPreview({ part, locale }: PartPreviewProps) {
  const { t } = useText();
  const { paletteMode } = useSettings();
  const [mode, setMode] = useState<'light' | 'dark'>(paletteMode);
  const isPhone = useMediaQuery('(max-width: 47.99em)');
  const fields = useWatch<PartFields>() as PartFields;
  const typed = JSON.stringify({ part, locale, fields: withoutMarks(fields) });
  const { shown, error } = usePreview(typed, (body) =>
    read(partyRoutes.preview, { body: JSON.parse(body) }),
  );
  return (
    <section className={css.preview} aria-labelledby="party-preview">
      <Group justify="space-between" gap="xs">
        <div>
          <h2 id="party-preview">{t('partyForm:preview.title')}</h2>
          <Text c="dimmed" size="sm">
            {t(error ? 'partyForm:preview.old' : `partyForm:preview.${part}`)}
          </Text>
        </div>
        <SegmentedControl
          aria-label={t('partyForm:preview.mode')}
          value={mode}
          onChange={(value) => setMode(value as typeof mode)}
          data={(['light', 'dark'] as const).map((value) => ({
            value,
            label: t(`partyForm:preview.${value}`),
          }))}
        />
      </Group>
      {shown ? (
        <PageFrame
          key={isPhone ? 'phone' : 'wide'}
          title={t('partyForm:preview.title')}
          page={shown}
          html={shown.html}
          locale={locale}
          mode={mode}
          className={`${css.frame} ${css[part] ?? ''}`}
          width={isPhone ? WIDTHS.phone : WIDTHS.wide}
        />
      ) : (
        <div className={`${css.frame} ${css[part] ?? ''}`} />
      )}
    </section>
  );
}

/** The marks of translations belong to the form. */
function withoutMarks(fields: PartFields): PartFields {
  const copy = structuredClone(fields);
  for (const { text } of localizedIn(copy)) {
    delete text.behind;
    delete text.confirmed;
  }
  return copy;
}
