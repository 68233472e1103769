import '@mantine/core/styles/SegmentedControl.layer.css';
import { SegmentedControl } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';

export type Look = 'grid' | 'rows';

/** Tiles or rows. */
export function ViewSwitch({ look, onLook }: { look: Look; onLook: (look: Look) => void }) {
  const { t } = useText();
  return (
    <SegmentedControl
      aria-label={t('media:list.look')}
      value={look}
      onChange={(value) => onLook(value as Look)}
      data={(['grid', 'rows'] as const).map((value) => ({
        value,
        label: t(`media:list.looks.${value}`),
      }))}
    />
  );
}
