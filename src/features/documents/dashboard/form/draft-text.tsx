import { SegmentedControl, Text } from '@mantine/core';
import { useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { MarkdownField } from '../../../../dashboard/kit/markdown/markdown-field.tsx';
import type { DocumentDetails, DraftFields } from '../../desk/schema.ts';
import { DraftComparison } from './draft-comparison.tsx';
import css from './draft-form.module.css';
import { DraftPreview } from './draft-preview.tsx';

type Pane = 'write' | 'read' | 'compare';

interface DraftTextProps {
  document: DocumentDetails;
  /** Changes when the source must show another text. */
  edition: number;
  /** The same comparison is open in a dialog: two landmarks must not have one name. */
  isCompared: boolean;
}

/** The text of a draft: its source, its page, and what differs from the version in force. */
export function DraftText({ document, edition, isCompared }: DraftTextProps) {
  const { t } = useText();
  const [pane, setPane] = useState<Pane>('write');
  const { getValues, setValue, formState } = useFormContext<DraftFields>();
  const fields = useWatch<DraftFields>() as DraftFields;
  const fault = formState.errors.body?.message;
  const { inForce } = document;
  const panes: Pane[] = inForce ? ['write', 'read', 'compare'] : ['write', 'read'];
  // A fault is in the source.
  const shown = fault ? 'write' : pane;
  return (
    <section className={css.text} aria-labelledby="draft-text">
      <div className={css.textHead}>
        <div>
          <h2 id="draft-text">{t('documentsDesk:fields.body')}</h2>
          <Text c="dimmed">{t('documentsDesk:textText')}</Text>
        </div>
        <SegmentedControl
          aria-label={t('documentsDesk:panes')}
          value={shown}
          onChange={(value) => setPane(value as Pane)}
          data={panes.map((value) => ({ value, label: t(`documentsDesk:pane.${value}`) }))}
        />
      </div>
      <div hidden={shown !== 'write'}>
        <MarkdownField
          key={edition}
          initial={getValues('body')}
          onChange={(text) =>
            setValue('body', text, { shouldDirty: true, shouldValidate: formState.isSubmitted })
          }
          label={t('documentsDesk:fields.body')}
          fault={fault}
          lang="tr"
        />
      </div>
      {shown === 'read' ? <DraftPreview body={fields.body} inForce={inForce} /> : null}
      {shown === 'compare' && inForce && !isCompared ? (
        <DraftComparison inForce={inForce} fields={fields} />
      ) : null}
    </section>
  );
}
