import type { Locale } from '../../../platform/i18n/locales.ts';
import { useText } from '../language/language.ts';
import { fullMoment } from '../language/moment.ts';

interface MomentProps {
  /** ISO 8601. */
  at: string;
  /** A short form; the full one is then the title. */
  format?: (locale: Locale, date: Date) => string;
}

/** A moment in the language of the page. */
export function Moment({ at, format }: MomentProps) {
  const { locale } = useText();
  const date = new Date(at);
  const full = fullMoment(locale, date);
  return (
    <time dateTime={at} title={format && full}>
      {format ? format(locale, date) : full}
    </time>
  );
}
