import type { Locale } from '../platform/i18n/locales.ts';

/** Decorative: the language's own name is beside it. The drawing is in `flags/`. */
export function Flag({ locale }: { locale: Locale }) {
  return <i className={`flag flag-${locale}`} aria-hidden="true" />;
}
