import { Button, Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/details-head.tsx';
import { EmptyState } from '../../../../dashboard/kit/parts/empty-state.tsx';
import type { DocumentDetails } from '../../desk/schema.ts';
import { LoadedDocument } from '../loaded-document.tsx';
import { LIST } from '../paths.ts';
import { BeginButton } from './begin-button.tsx';
import { DraftCard } from './draft-card.tsx';
import { VersionList } from './version-list.tsx';

export function DocumentPage() {
  return <LoadedDocument>{(document) => <Details document={document} />}</LoadedDocument>;
}

/** A document: its draft, and all its versions. */
function Details({ document }: { document: DocumentDetails }) {
  const { t } = useText();
  const { kind, path, draft, versions, inForce } = document;
  return (
    <div className="page">
      <BackLink to={LIST}>{t('documentsDesk:title')}</BackLink>
      <DetailsHead
        actions={
          <>
            <Button component="a" href={path} target="_blank" rel="noopener">
              {t('documentsDesk:onSite')}
            </Button>
            {draft || versions.length === 0 ? null : <BeginButton kind={kind} />}
          </>
        }
      >
        <h1>{t(`documentsDesk:names.${kind}`)}</h1>
        <Text c="dimmed">
          {inForce
            ? t('documentsDesk:inForce', { number: inForce.number })
            : t('documentsDesk:notPublished')}
        </Text>
      </DetailsHead>
      {draft ? <DraftCard document={document} draft={draft} /> : null}
      {versions.length > 0 ? (
        <section aria-labelledby="versions">
          <h2 id="versions">{t('documentsDesk:versions')}</h2>
          <Text c="dimmed" mb="sm">
            {t('documentsDesk:versionsNote')}
          </Text>
          <VersionList document={document} />
        </section>
      ) : null}
      {versions.length === 0 && !draft ? (
        <EmptyState
          kind="none"
          title={t('documentsDesk:emptyTitle')}
          text={t('documentsDesk:emptyText')}
        >
          <BeginButton kind={kind} />
        </EmptyState>
      ) : null}
    </div>
  );
}
