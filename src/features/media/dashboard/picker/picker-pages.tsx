import { Button, Group } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';

interface PickerPagesProps {
  page: number;
  pages: number;
  onPage: (page: number) => void;
}

/** The pages of a list in a dialog, which has no address. */
export function PickerPages({ page, pages, onPage }: PickerPagesProps) {
  const { t, locale } = useText();
  if (pages < 2) return null;
  const number = (value: number) => formatNumber(locale, value);
  return (
    <Group justify="space-between">
      <Button disabled={page <= 1} onClick={() => onPage(page - 1)}>
        {t('dashboard:list.previousPage')}
      </Button>
      <span className="num" role="status">
        {number(page)} / {number(pages)}
      </span>
      <Button disabled={page >= pages} onClick={() => onPage(page + 1)}>
        {t('dashboard:list.nextPage')}
      </Button>
    </Group>
  );
}
