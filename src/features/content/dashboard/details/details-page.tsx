import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../../dashboard/kit/page/page-title.tsx';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../../dashboard/kit/parts/columns.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/details-head.tsx';
import { useSessionUser } from '../../../../dashboard/kit/session/session-user.ts';
import {
  IconExternalLink,
  IconHistory,
  IconLink,
  IconPencil,
  IconTrash,
} from '../../../../ui/tabler-icons/index.ts';
import { type Content, isPublic } from '../../schema.ts';
import { oneContent } from '../content-calls.ts';
import { ContentMissing } from '../content-missing.tsx';
import { DeleteContentDialog } from '../delete-dialog.tsx';
import { EditorsOnly } from '../editors-only.tsx';
import { contentsList } from '../list/contents-list.ts';
import { PreviewLinkDialog } from '../preview-link/preview-link-dialog.tsx';
import { StateMark } from '../state-mark.tsx';
import { readAgainIn } from '../when-due.ts';
import { DetailsBody } from './details-body.tsx';
import { DetailsFacts } from './details-facts.tsx';
import { DetailsState } from './details-state.tsx';

export function DetailsPage() {
  const { t } = useText();
  const { contentId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({
    ...oneContent(contentId),
    enabled: can.content,
    refetchInterval: ({ state: { data } }) => (data ? readAgainIn([data]) : false),
  });
  const title = query.data?.title ?? t('content:editor.details');
  if (can.content && query.data) {
    return (
      <>
        <PageTitle>{title}</PageTitle>
        <ContentDetails content={query.data} />
      </>
    );
  }
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {can.content ? (
        <ContentMissing query={query} title={title} />
      ) : (
        <div className="page">
          <EditorsOnly title={title} />
        </div>
      )}
    </>
  );
}

function ContentDetails({ content }: { content: Content }) {
  const { t } = useText();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const [showsLink, setShowsLink] = useState(false);
  return (
    <div className="page">
      <BackLink to={contentsList.lastAddress()}>{t('content:editor.contents')}</BackLink>
      <DetailsHead
        actions={
          <>
            {content.can.delete ? (
              <Button
                variant="subtle"
                color="danger"
                leftSection={<IconTrash size={17} stroke={1.6} aria-hidden="true" />}
                onClick={() => setDeleting(true)}
              >
                {t('content:editor.delete')}
              </Button>
            ) : null}
            <Button
              component={Link}
              to={`/dashboard/blog/${content.id}/history`}
              variant="subtle"
              leftSection={<IconHistory size={17} stroke={1.6} aria-hidden="true" />}
            >
              {t('content:desk.history')}
            </Button>
            {content.can.edit ? (
              <Button
                leftSection={<IconLink size={17} stroke={1.6} aria-hidden="true" />}
                onClick={() => setShowsLink(true)}
              >
                {t('content:desk.previewLink')}
              </Button>
            ) : null}
            {!isPublic(content.state) ? null : (
              <Button
                component="a"
                href={content.path}
                target="_blank"
                rel="noopener"
                leftSection={<IconExternalLink size={17} stroke={1.6} aria-hidden="true" />}
              >
                {t('content:editor.onSite')}
              </Button>
            )}
            {content.can.edit ? (
              <Button
                variant="filled"
                component={Link}
                to={`/dashboard/blog/${content.id}/edit`}
                leftSection={<IconPencil size={17} stroke={1.6} aria-hidden="true" />}
              >
                {t('content:editor.edit')}
              </Button>
            ) : null}
          </>
        }
      >
        <h1>{content.title}</h1>
        <StateMark state={content.state} size="large" />
      </DetailsHead>
      <DetailsState content={content} />
      <Columns>
        <DetailsBody content={content} />
        <DetailsFacts content={content} />
      </Columns>
      {showsLink ? <PreviewLinkDialog id={content.id} onClose={() => setShowsLink(false)} /> : null}
      <DeleteContentDialog
        content={deleting ? content : null}
        onClose={() => setDeleting(false)}
        onDeleted={() => navigate(contentsList.lastAddress(), { replace: true })}
      />
    </div>
  );
}
