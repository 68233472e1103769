import type { TextTree } from '../../../platform/i18n/texts.ts';
import { es as dashboard } from '../../text/after-sign-in/es.ts';

const screens = import.meta.glob<Record<string, TextTree>>(
  '../../../features/**/dashboard/texts/es.ts',
  { eager: true, import: 'texts' },
);
const auditEvents = import.meta.glob<TextTree>('../../../features/**/text/audit/es.ts', {
  eager: true,
  import: 'es',
});

/** Texts that no page needs before the sign-in; those of features are found by the paths of their files. */
export const texts: Record<string, TextTree>[] = [
  { dashboard },
  ...Object.values(screens),
  ...Object.values(auditEvents).map((audit) => ({ audit })),
];
