import { useState } from 'react';
import { Navigate } from 'react-router';
import type { DocumentDetails, Draft } from '../../desk/schema.ts';
import { LoadedDocument } from '../loaded-document.tsx';
import { pageOf } from '../paths.ts';
import { DraftFormView } from './draft-form.tsx';

/** The next version of a document. */
export function DraftPage() {
  return (
    <LoadedDocument fresh>
      {(document) => <OpenedDraft key={document.kind} document={document} />}
    </LoadedDocument>
  );
}

function OpenedDraft({ document }: { document: DocumentDetails }) {
  // What is loaded later must not change the form that is open.
  const [opened] = useState<Draft | null>(document.draft);
  if (!opened) return <Navigate to={pageOf(document.kind)} replace />;
  return <DraftFormView document={document} draft={opened} />;
}
