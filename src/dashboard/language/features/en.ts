import type { TextTree } from '../../../platform/i18n/texts.ts';

const screens = import.meta.glob<Record<string, TextTree>>(
  '../../../features/**/dashboard/texts/en.ts',
  { eager: true, import: 'texts' },
);
const auditEvents = import.meta.glob<TextTree>('../../../features/**/text/audit/en.ts', {
  eager: true,
  import: 'en',
});

/** The texts of the features' screens and audit events, found by the paths of their files. */
export const texts: Record<string, TextTree>[] = [
  ...Object.values(screens),
  ...Object.values(auditEvents).map((audit) => ({ audit })),
];
