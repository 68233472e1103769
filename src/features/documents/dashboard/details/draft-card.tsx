import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { Status } from '../../../../dashboard/kit/parts/status.tsx';
import type { DocumentDetails, Draft } from '../../desk/schema.ts';
import css from '../documents.module.css';
import { DeleteDraft } from '../form/delete-draft.tsx';
import { draftOf } from '../paths.ts';
import { VersionFacts } from '../version-facts.tsx';

interface DraftCardProps {
  document: DocumentDetails;
  draft: Draft;
}

/** The version that is prepared. */
export function DraftCard({ document: { kind }, draft }: DraftCardProps) {
  const { t } = useText();
  const [isAsking, setAsking] = useState(false);
  const { number, adoptedOn, file, updatedAt, updatedBy } = draft;
  return (
    <section className={css.draft} aria-labelledby="draft">
      <div>
        <h2 id="draft">
          <Status tone="warning" shape="half" size="medium">
            {t('documentsDesk:draftOf', { number })}
          </Status>
        </h2>
        <Text c="dimmed" size="sm">
          <Moment at={updatedAt} />
          {updatedBy ? ` · ${updatedBy}` : null}
        </Text>
        {file ? (
          <VersionFacts version={{ adoptedOn, pages: file.pages, bytes: file.bytes }} />
        ) : (
          <Text size="sm">{t('documentsDesk:noFile')}</Text>
        )}
      </div>
      <Group gap="xs">
        <Button color="danger" onClick={() => setAsking(true)}>
          {t('documentsDesk:discard')}
        </Button>
        <Button component={Link} variant="filled" to={draftOf(kind)}>
          {t('documentsDesk:edit')}
        </Button>
      </Group>
      <DeleteDraft kind={kind} draft={draft} opened={isAsking} onClose={() => setAsking(false)} />
    </section>
  );
}
