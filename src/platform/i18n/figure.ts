import { TAGS } from './format.ts';
import type { Locale } from './locales.ts';

/** "60.000", "60,000", "60 000", "418,50"; three digits after a separator are thousands. */
const NUMBER = String.raw`(\d{1,3}(?:[.,'’\s]\d{3})+|\d+)(?:[.,](\d{1,2}))?`;
const MONEY = new RegExp(
  String.raw`^(?:(?:₺|TL|TRY)\s*${NUMBER}|${NUMBER}\s*(?:₺|TL|TRY|lira))$`,
  'iu',
);
const PERCENT = new RegExp(String.raw`^(?:%\s*${NUMBER}|${NUMBER}\s*%)$`, 'u');
const THOUSANDS = /^\d{1,3}(?:[.,]\d{3})+$/;

const MONEY_STYLE = {
  style: 'currency',
  currency: 'TRY',
  currencyDisplay: 'narrowSymbol',
} as const;

/**
 * An amount, a percentage or a large number that was typed, as the language writes it: "₺60.000" is
 * "60.000 ₺" in German. Any other text stays as it is.
 */
export function figureIn(locale: Locale, typed: string): string {
  const text = typed.trim();
  const money = numberIn(MONEY.exec(text));
  if (money) {
    const minimumFractionDigits = money.digits && 2;
    return format(locale, money.value, { ...MONEY_STYLE, minimumFractionDigits });
  }
  const percent = numberIn(PERCENT.exec(text));
  if (percent) {
    const minimumFractionDigits = percent.digits;
    return format(locale, percent.value / 100, { style: 'percent', minimumFractionDigits });
  }
  if (THOUSANDS.test(text)) return format(locale, Number(text.replace(/\D/g, '')), {});
  return typed;
}

function numberIn(found: RegExpExecArray | null): { value: number; digits: number } | null {
  if (!found) return null;
  const whole = (found[1] ?? found[3] ?? '').replace(/\D/g, '');
  const fraction = found[2] ?? found[4] ?? '';
  return { value: Number(`${whole}.${fraction || 0}`), digits: fraction.length };
}

const format = (locale: Locale, value: number, options: Intl.NumberFormatOptions): string =>
  new Intl.NumberFormat(TAGS[locale], {
    ...options,
    maximumFractionDigits: options.minimumFractionDigits ?? 0,
  }).format(value);
