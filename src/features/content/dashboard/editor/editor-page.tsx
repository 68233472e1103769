import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import { displayName } from '../../../../platform/display-name.ts';
import type { Content } from '../../schema.ts';
import { editedContent } from '../content-calls.ts';
import { ContentMissing } from '../content-missing.tsx';
import { EditorsOnly } from '../editors-only.tsx';
import { Editor } from './editor.tsx';
import { emptyFields, fieldsOf } from './editor-fields.ts';

/** The content that was created in this editor, and whether the address already contains its id. */
const NOT_CREATED = { serial: 0, id: null as string | null, arrived: false };

/**
 * Adds or edits a content. The first save of new content changes the address but keeps this editor.
 */
export function EditorPage() {
  const { t } = useText();
  const { contentId } = useParams();
  const user = useSessionUser();
  const [created, setCreated] = useState(NOT_CREATED);
  // The user's name is printed under the title; without a name it stays empty, since a username is
  // not printed.
  const byline = user.name && user.surname ? displayName(user) : '';
  const title = t(contentId ? 'content:editor.editTitle' : 'content:editor.addTitle');

  // The address changes shortly after the first save. After that, an address without an id belongs
  // to another new content.
  if (created.id && contentId === created.id && !created.arrived)
    setCreated({ ...created, arrived: true });
  if (!contentId && created.arrived) setCreated({ ...NOT_CREATED, serial: created.serial + 1 });

  if (!user.can.content) {
    return (
      <div className="page">
        <PageTitle>{title}</PageTitle>
        <EditorsOnly title={title} />
      </div>
    );
  }
  const isCreatedHere = contentId !== undefined && contentId === created.id;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {contentId && !isCreatedHere ? (
        <LoadedEditor key={contentId} contentId={contentId} />
      ) : (
        <Editor
          key={`new-${created.serial}`}
          initial={{ content: null, fields: emptyFields(byline) }}
          onCreated={(id) => setCreated({ ...created, id })}
        />
      )}
    </>
  );
}

function LoadedEditor({ contentId }: { contentId: string }) {
  const { t } = useText();
  // Cached data may be old: saving without a conflict requires the current version.
  const query = useQuery({ ...editedContent(contentId), refetchOnMount: 'always' });
  const { data, error } = query;
  const [opened, setOpened] = useState<Content | null>(null);
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  if (opened) return <Editor initial={{ content: opened, fields: fieldsOf(opened) }} />;
  return <ContentMissing query={query} title={t('content:editor.editTitle')} />;
}
