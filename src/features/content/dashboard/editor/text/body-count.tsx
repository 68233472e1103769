import { useDebouncedValue } from '@mantine/hooks';
import { useMemo } from 'react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { formatNumber } from '../../../../../platform/i18n/format.ts';

const WORDS_A_MINUTE = 200;
/** Counting the words of a long text takes longer than a key may. In ms. */
const COUNT_PAUSE = 500;
const countWords = (text: string) => text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0;

/** The number of words and the time for reading them. */
export function BodyCount({ body }: { body: string }) {
  const { t, locale } = useText();
  const [settled] = useDebouncedValue(body, COUNT_PAUSE);
  const words = useMemo(() => countWords(settled), [settled]);
  const minutes = Math.max(1, Math.round(words / WORDS_A_MINUTE));
  return (
    <span>
      {t('content:editor.words', { count: words, words: formatNumber(locale, words) })} ·{' '}
      {t('content:editor.readingTime', { minutes })}
    </span>
  );
}
