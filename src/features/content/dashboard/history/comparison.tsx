import { ComparisonTable } from '../../../../dashboard/kit/comparison/comparison-table.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { useMediaNames } from '../../../media/dashboard/shared.ts';
import { type Comparable, compareFields, mediaIn } from './compare-fields.ts';

interface ComparisonProps {
  before: Comparable;
  after: Comparable;
  /** The names of both versions. */
  heads: [string, string];
  /** On a page of its own: as high as its differences. */
  whole?: boolean;
}

/** Two versions of a content side by side. */
export function Comparison({ before, after, heads, whole = false }: ComparisonProps) {
  const { t, locale } = useText();
  const mediaName = useMediaNames([...mediaIn(before), ...mediaIn(after)]);
  return (
    <ComparisonTable
      fields={compareFields(t, locale, before, after, mediaName)}
      body={{ label: t('content:editor.fields.body'), theirs: before.body, mine: after.body }}
      heads={heads}
      whole={whole}
    />
  );
}
