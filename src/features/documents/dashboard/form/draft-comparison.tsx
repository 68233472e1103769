import { compareWords } from '../../../../dashboard/kit/comparison/compare-texts.ts';
import {
  type ComparedField,
  ComparisonTable,
} from '../../../../dashboard/kit/comparison/comparison-table.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import type { DocumentDetails, DraftFields } from '../../desk/schema.ts';

export type InForce = NonNullable<DocumentDetails['inForce']>;

interface DraftComparisonProps {
  inForce: InForce;
  fields: Pick<DraftFields, 'title' | 'summary' | 'body'>;
}

/** The differences between the version in force and a draft, word by word. */
export function DraftComparison({ inForce, fields }: DraftComparisonProps) {
  const { t } = useText();
  const differing = (['title', 'summary'] as const).filter(
    (name) => inForce[name].trim() !== fields[name].trim(),
  );
  return (
    <ComparisonTable
      fields={differing.map(
        (name): ComparedField => ({
          name,
          label: t(`documentsDesk:fields.${name}`),
          ...compareWords(inForce[name], fields[name]),
        }),
      )}
      body={{ label: t('documentsDesk:fields.body'), theirs: inForce.body, mine: fields.body }}
      heads={[t('documentsDesk:inForce', { number: inForce.number }), t('documentsDesk:thisDraft')]}
    />
  );
}
