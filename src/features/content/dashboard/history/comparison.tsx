import { ComparisonTable } from '../../../../dashboard/kit/comparison/comparison-table.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { type Comparable, compareFields } from './compare-fields.ts';

interface ComparisonProps {
  before: Comparable;
  after: Comparable;
  /** The names of both versions. */
  heads: [string, string];
}

/** Two versions of a content side by side. */
export function Comparison({ before, after, heads }: ComparisonProps) {
  const { t, locale } = useText();
  return (
    <ComparisonTable
      fields={compareFields(t, locale, before, after)}
      body={{ label: t('content:editor.fields.body'), theirs: before.body, mine: after.body }}
      heads={heads}
    />
  );
}
