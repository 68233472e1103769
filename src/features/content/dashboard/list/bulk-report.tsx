import { Alert, List } from '@mantine/core';
import '@mantine/core/styles/List.layer.css';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Bulk } from './use-bulk.tsx';

/** The contents that a change of many left as they were, each with the reason. */
export function BulkReport({ left, forget }: Pick<Bulk, 'left' | 'forget'>) {
  const { t, locale } = useText();
  if (left.length === 0) return null;
  const close = { withCloseButton: true, closeButtonLabel: t('content:lists.bulk.close') };
  if (typeof left === 'string')
    return (
      <Alert color="danger" {...close} onClose={forget}>
        {left}
      </Alert>
    );
  const number = formatNumber(locale, left.length);
  return (
    <Alert color="warning" {...close} onClose={forget}>
      <p>{t('content:lists.bulk.left', { count: left.length, number })}</p>
      <List mt={4}>
        {left.map(({ id, title, outcome, reasons }) => (
          <List.Item key={id}>
            {[
              title,
              outcome === 'changed' ? '' : t(`content:lists.outcome.${outcome}`),
              ...Object.values(reasons),
            ]
              .filter(Boolean)
              .join(': ')}
          </List.Item>
        ))}
      </List>
    </Alert>
  );
}
