import type { Locale } from '../platform/i18n/locales.ts';
import { rawHtml } from './raw-html.ts';

/** Flags on a 24 by 16 grid, simplified for that size. */
const FLAGS: Record<Locale, string> = {
  tr: '<path fill="#d80d1d" d="M0 0h24v16H0z"/><circle cx="9" cy="8" r="4" fill="#fff"/><circle cx="10" cy="8" r="3.2" fill="#d80d1d"/><path fill="#fff" d="M11.6 8l3.3 1.1-2-2.9v3.6l2-2.9z"/>',
  en: '<path fill="#012169" d="M0 0h24v16H0z"/><path stroke="#fff" stroke-width="3.2" d="M0 0l24 16M24 0L0 16"/><path stroke="#c8102e" stroke-width="1.2" d="M0 0l24 16M24 0L0 16"/><path stroke="#fff" stroke-width="5.4" d="M12 0v16M0 8h24"/><path stroke="#c8102e" stroke-width="3.2" d="M12 0v16M0 8h24"/>',
  de: '<path d="M0 0h24v5.4H0z"/><path fill="#d00" d="M0 5.3h24v5.4H0z"/><path fill="#ffce00" d="M0 10.6h24V16H0z"/>',
  es: '<path fill="#aa151b" d="M0 0h24v16H0z"/><path fill="#f1bf00" d="M0 4h24v8H0z"/><path fill="#aa151b" d="M6 6h3v3.2a1.5 1.5 0 0 1-3 0z"/>',
};

/** Decorative: the language's own name is beside it. */
export function Flag({ locale }: { locale: Locale }) {
  return (
    <svg className="flag" viewBox="0 0 24 16" aria-hidden="true" {...rawHtml(FLAGS[locale])} />
  );
}
