import { Text } from '@mantine/core';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { formatBytes } from '../../../platform/i18n/format.ts';
import { formatDay } from './day.ts';

interface VersionFactsProps {
  version: { adoptedOn: string; pages: number | null; bytes: number | null };
}

/** The day, the pages and the size of a version; what a draft does not have yet is left out. */
export function VersionFacts({ version: { adoptedOn, pages, bytes } }: VersionFactsProps) {
  const { t, locale } = useText();
  const facts = [
    adoptedOn && formatDay(locale, adoptedOn),
    pages !== null && t('documentsDesk:pages', { count: pages }),
    bytes !== null && t('documentsDesk:pdfOf', { size: formatBytes(locale, bytes) }),
  ];
  return (
    <Text c="dimmed" size="sm">
      {facts.filter(Boolean).join(' · ')}
    </Text>
  );
}
