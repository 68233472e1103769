import { Button, Group, Paper, Stack, Text, Textarea } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { Link, useParams } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { UnsavedGuard } from '../../../dashboard/kit/page/unsaved-work.tsx';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../dashboard/kit/parts/columns.tsx';
import { DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { focusMain } from '../../../dashboard/kit/parts/dialog.tsx';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { NoPermissionPage } from '../../../dashboard/kit/parts/no-permission-page.tsx';
import { DetailsHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { RecordMissing } from '../../../dashboard/kit/parts/record-missing.tsx';
import { useSubmit } from '../../../dashboard/kit/parts/use-submit.ts';
import { call, read } from '../../../dashboard/kit/session/calls.ts';
import { saveFile } from '../../../dashboard/kit/session/load-file.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { IconDownload, IconTrash } from '../../../ui/tabler-icons/index.ts';
import { type PrivacyRequest, privacyRoutes, REQUEST_LIMITS } from '../contract.ts';
import { DueMark, reloadRequests, requestsList, StateMark } from './parts.tsx';

export function DetailsPage() {
  const { t } = useText();
  const { requestId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({
    ...read(privacyRoutes.get, { params: { id: requestId } }),
    enabled: can.privacy === true,
  });
  const title = query.data?.code ?? t('privacy:title');
  if (!can.privacy) return <NoPermissionPage title={title} texts="privacy:" />;
  const words = {
    goneTitle: t('privacy:missingTitle'),
    goneText: t('privacy:missingText'),
    failedTitle: t('privacy:failedTitle'),
    toList: t('privacy:back'),
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {query.data ? (
        <RequestDetails request={query.data} />
      ) : (
        <RecordMissing
          query={query}
          title={title}
          words={words}
          listPath={requestsList.lastAddress()}
        />
      )}
    </>
  );
}

/** The page of a record, by its kind. */
const PAGES: Record<string, (id: string) => string> = {
  application: (id) => `/dashboard/applications/${id}/details`,
};

function RequestDetails({ request }: { request: PrivacyRequest }) {
  const { t } = useText();
  const isOpen = request.state === 'open';
  return (
    <div className="page">
      <BackLink to={requestsList.lastAddress()}>{t('privacy:back')}</BackLink>
      <DetailsHead actions={null}>
        <h1>{request.name}</h1>
        <Group gap="6px 16px">
          <StateMark state={request.state} size="large" />
          <span className="num">{request.code}</span>
          {isOpen ? <DueMark dueAt={request.dueAt} /> : null}
        </Group>
      </DetailsHead>
      <Columns>
        <Stack>
          <Paper component="section" withBorder px={20} py="md" aria-label={t('privacy:text')}>
            <h2>{t(`privacy:kind.${request.kind}`)}</h2>
            <Text mt="sm" style={{ whiteSpace: 'pre-wrap' }}>
              {request.text}
            </Text>
          </Paper>
          {isOpen ? <AnswerForm key={request.version} request={request} /> : null}
          {request.answer ? (
            <Paper component="section" withBorder px={20} py="md">
              <h2>{t('privacy:answerLabel')}</h2>
              {request.answerFailedAt ? (
                <p className="field-fault">{t('privacy:answerFailed')}</p>
              ) : null}
              <Text mt="sm" style={{ whiteSpace: 'pre-wrap' }}>
                {request.answer}
              </Text>
            </Paper>
          ) : null}
        </Stack>
        <Stack>
          <Paper component="section" withBorder px={20} py="md">
            <Facts facts={factsOf(request, t)} />
          </Paper>
          <RecordPanel request={request} />
        </Stack>
      </Columns>
    </div>
  );
}

function factsOf(request: PrivacyRequest, t: (key: string) => string) {
  const { email, receivedAt, dueAt, answeredAt, answeredBy, channel } = request;
  return [
    [t('privacy:channelLabel'), t(`privacy:channel.${channel}`)] as const,
    [
      t('privacy:email'),
      email ? (
        <a key="email" className="num" href={`mailto:${email}`}>
          {email}
        </a>
      ) : (
        '–'
      ),
    ] as const,
    [t('privacy:received'), <Moment key="received" at={receivedAt} />] as const,
    [t('privacy:due'), <Moment key="due" at={dueAt} />] as const,
    ...(answeredAt
      ? ([
          [t('privacy:answeredAt'), <Moment key="answered" at={answeredAt} />],
          [t('privacy:answeredBy'), answeredBy || '–'],
        ] as const)
      : []),
  ];
}

/** Closes the request with an answer or a refusal; both are explained to the person. */
function AnswerForm({ request }: { request: PrivacyRequest }) {
  const { t } = useText();
  const client = useQueryClient();
  const [answer, setAnswer] = useState('');
  const [state, setState] = useState<'answered' | 'refused'>('answered');
  const { faults, busy, submit, clearFaults } = useSubmit({
    send: async () => {
      const params = { id: request.id };
      const body = { state, answer, version: request.version };
      const { data, message } = await call(privacyRoutes.answer, { params, body });
      toast.success(message);
      client.setQueryData(read(privacyRoutes.get, { params }).queryKey, data);
      reloadRequests(client);
      // The form leaves the page.
      focusMain();
    },
  });
  const button = (value: 'answered' | 'refused', label: string) => (
    <Button
      type="submit"
      {...(value === 'answered' && { variant: 'filled' })}
      loading={busy && state === value}
      onClick={() => setState(value)}
    >
      {label}
    </Button>
  );
  return (
    <Paper component="section" withBorder px={20} py="md">
      <h2>{t('privacy:answerTitle')}</h2>
      <form noValidate onSubmit={submit}>
        <Stack mt="sm">
          <Textarea
            label={t('privacy:answerLabel')}
            description={request.email ? t('privacy:answerHint') : undefined}
            autosize
            minRows={5}
            maxLength={REQUEST_LIMITS.answer}
            value={answer}
            error={faults.answer ?? faults.form}
            onChange={(event) => {
              clearFaults('answer');
              setAnswer(event.currentTarget.value);
            }}
          />
          <Group gap="xs">
            {button('answered', t('privacy:answer'))}
            {button('refused', t('privacy:refuse'))}
          </Group>
        </Stack>
        <UnsavedGuard unsaved={answer !== '' && !busy} onDiscard={() => setAnswer('')} />
      </form>
    </Paper>
  );
}

/** The record that the request is about: a copy of its data, and its deletion. */
function RecordPanel({ request }: { request: PrivacyRequest }) {
  const { t } = useText();
  const client = useQueryClient();
  const [deleting, setDeleting] = useState(false);
  const { id, record, recordCode, erasedAt } = request;
  const copy = useMutation({
    mutationFn: () => call(privacyRoutes.copy, { params: { id } }),
    onSuccess: (data) =>
      saveFile(`${recordCode}.json`, JSON.stringify(data, null, 2), 'application/json'),
  });
  const page = record && PAGES[record.kind]?.(record.id);
  return (
    <Paper component="section" withBorder px={20} py="md">
      <h2>{t('privacy:application')}</h2>
      <Stack mt="sm" gap="sm">
        <Group gap="xs">
          {recordCode ? <span className="num">{recordCode}</span> : t('privacy:applicationNone')}
          {page ? <Link to={page}>{t('privacy:open')}</Link> : null}
          {recordCode && !record ? <span>{t('privacy:applicationErased')}</span> : null}
          {erasedAt ? <Moment at={erasedAt} /> : null}
        </Group>
        {record ? (
          <>
            <p className="hint">{t('privacy:copyHint')}</p>
            <Group gap="xs">
              <Button
                leftSection={<IconDownload size={17} stroke={1.6} aria-hidden="true" />}
                loading={copy.isPending}
                onClick={() => copy.mutate()}
              >
                {t('privacy:copy')}
              </Button>
              <Button
                variant="subtle"
                color="danger"
                leftSection={<IconTrash size={17} stroke={1.6} aria-hidden="true" />}
                onClick={() => setDeleting(true)}
              >
                {t('privacy:erase')}
              </Button>
            </Group>
            {copy.error ? <FieldFailure error={copy.error} /> : null}
          </>
        ) : null}
      </Stack>
      <DeleteDialog
        id={deleting ? id : null}
        action={t('privacy:erase')}
        question={t('privacy:eraseTitle')}
        hint={t('privacy:eraseText', { code: recordCode })}
        remove={async () => {
          const { data, message } = await call(privacyRoutes.erase, { params: { id } });
          // An answer needs the new version at once.
          client.setQueryData(read(privacyRoutes.get, { params: { id } }).queryKey, data);
          return message;
        }}
        onRemoved={() => reloadRequests(client)}
        onClose={() => setDeleting(false)}
      >
        {recordCode}
      </DeleteDialog>
    </Paper>
  );
}
