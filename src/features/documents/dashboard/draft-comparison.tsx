import { compareWords } from '../../../dashboard/kit/comparison/compare-texts.ts';
import { ComparedVersions } from '../../../dashboard/kit/comparison/compared-versions.tsx';
import type { ComparedField } from '../../../dashboard/kit/comparison/comparison-table.tsx';
import { useText } from '../../../dashboard/kit/language/language.ts';
import type { DocumentDetails, DraftFields } from '../contract.ts';
import { previewOf } from './parts.tsx';

interface DraftComparisonProps {
  inForce: NonNullable<DocumentDetails['inForce']>;
  fields: Pick<DraftFields, 'title' | 'summary' | 'body'>;
}

/** The differences between the version in force and a draft, as readers see them. */
export function DraftComparison({ inForce, fields }: DraftComparisonProps) {
  const { t } = useText();
  const differing = (['title', 'summary'] as const).filter(
    (name) => inForce[name].trim() !== fields[name].trim(),
  );
  return (
    <ComparedVersions
      fields={differing.map(
        (name): ComparedField => ({
          name,
          label: t(`documentsDesk:fields.${name}`),
          ...compareWords(inForce[name], fields[name]),
        }),
      )}
      body={{
        label: t('documentsDesk:fields.body'),
        theirs: inForce.body,
        mine: fields.body,
        read: previewOf,
        lang: 'tr',
      }}
      heads={[t('documentsDesk:inForce', { number: inForce.number }), t('documentsDesk:thisDraft')]}
    />
  );
}
