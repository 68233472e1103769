import { Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageFrame } from './page-frame.tsx';
import css from './preview.module.css';
import type { Preview } from './use-preview.ts';

/** A window in which the header has room for a menu of any allowed length. */
const WINDOW = 1440;

/** The header of a wide window, with room for an opened menu. */
export function HeaderPreview({ preview }: { preview: Preview }) {
  const { t } = useText();
  const { shown } = preview;
  if (!shown) return <div className={css.header} />;
  return (
    <section aria-labelledby="menu-header-preview">
      <h2 id="menu-header-preview">{t('menu:preview.header')}</h2>
      <Text c="dimmed" size="sm" mt={4} mb="sm">
        {t(`menu:preview.${shown.fitsFrom === null ? 'tooLong' : 'headerText'}`)}
      </Text>
      <PageFrame
        title={t('menu:preview.header')}
        preview={preview}
        shown={shown}
        // The header is hidden until something follows it.
        html={`${shown.header}<main></main>`}
        className={css.header}
        width={WINDOW}
      />
    </section>
  );
}
