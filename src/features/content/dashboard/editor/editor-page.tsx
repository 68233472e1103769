import '../../../../dashboard/styles/editor.css';
import '../../../../dashboard/styles/prose.css';
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { PageTitle } from '../../../../dashboard/frame/page-title.tsx';
import { useText } from '../../../../dashboard/language/language.ts';
import { useSessionUser } from '../../../../dashboard/session/session-user.ts';
import { displayName } from '../../../../platform/display-name.ts';
import type { Content } from '../../schema.ts';
import { oneContent } from '../content-calls.ts';
import { ContentMissing } from '../content-missing.tsx';
import { EditorsOnly } from '../editors-only.tsx';
import { Editor } from './editor.tsx';
import { emptyFields } from './editor-fields.ts';
import { savedFrom } from './use-saving.ts';

/** A piece made in this editor, and whether the address has its id yet. */
const NOT_BORN = { serial: 0, id: null as string | null, arrived: false };

/** Add and edit. A piece that gets its address by its first save keeps the editor it was written in. */
export function EditorPage() {
  const { t } = useText();
  const { contentId } = useParams();
  const user = useSessionUser();
  const [born, setBorn] = useState(NOT_BORN);
  // A name is printed under the title; the sign-in name of somebody without one is not.
  const byline = user.name && user.surname ? displayName(user) : '';
  const title = t(contentId ? 'content:editor.editTitle' : 'content:editor.addTitle');

  // The address follows the first save a moment later. Once it has, an address without an id is
  // that of another new piece.
  if (born.id && contentId === born.id && !born.arrived) setBorn({ ...born, arrived: true });
  if (!contentId && born.arrived) setBorn({ ...NOT_BORN, serial: born.serial + 1 });

  if (!user.can.content) {
    return (
      <div className="page">
        <PageTitle>{title}</PageTitle>
        <EditorsOnly title={title} />
      </div>
    );
  }
  const isBornHere = contentId !== undefined && contentId === born.id;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {contentId && !isBornHere ? (
        <LoadedEditor key={contentId} contentId={contentId} />
      ) : (
        <Editor
          key={`new-${born.serial}`}
          initial={{ content: null, fields: emptyFields(byline), at: null, warnings: [] }}
          onCreated={(id) => setBorn({ ...born, id })}
        />
      )}
    </>
  );
}

function LoadedEditor({ contentId }: { contentId: string }) {
  const { t } = useText();
  // What was last read may be old: only a version read now can be saved over without a conflict.
  const query = useQuery({ ...oneContent(contentId), refetchOnMount: 'always' });
  const { data, error } = query;
  const [opened, setOpened] = useState<Content | null>(null);
  if (!opened && data && !error && query.isFetchedAfterMount) setOpened(data);
  if (opened) return <Editor initial={savedFrom(opened)} />;
  return (
    <ContentMissing error={error} title={t('content:editor.editTitle')}>
      <Button onClick={() => query.refetch()} loading={query.isFetching}>
        {t('dashboard:failure.retry')}
      </Button>
    </ContentMissing>
  );
}
