import { Button, Group, Paper, Stack, Text } from '@mantine/core';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useNavigate, useParams, useSearchParams } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../../dashboard/kit/page/page-title.tsx';
import { reloadWaiting } from '../../../dashboard/kit/page/waiting-counts.ts';
import { BackLink } from '../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../dashboard/kit/parts/columns.tsx';
import { DeleteDialog } from '../../../dashboard/kit/parts/confirm-dialog.tsx';
import { EmailLink, PhoneLink } from '../../../dashboard/kit/parts/copy-button.tsx';
import { explainConflict } from '../../../dashboard/kit/parts/explain-conflict.ts';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { Initials } from '../../../dashboard/kit/parts/initials.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { Neighbours } from '../../../dashboard/kit/parts/neighbours.tsx';
import { NoteForm } from '../../../dashboard/kit/parts/note-form.tsx';
import { DetailsHead } from '../../../dashboard/kit/parts/page-head.tsx';
import { RecordMissing } from '../../../dashboard/kit/parts/record-missing.tsx';
import { Timeline } from '../../../dashboard/kit/parts/timeline.tsx';
import { call, forget, read } from '../../../dashboard/kit/session/calls.ts';
import { useSessionUser } from '../../../dashboard/kit/session/session-user.ts';
import { IconTrash } from '../../../ui/tabler-icons/index.ts';
import { INBOX_LIMITS, Message, messageRoutes, type TimelineEvent } from '../contract.ts';
import css from './details.module.css';
import { HandlingForm, ReplyForm } from './handling.tsx';
import { messagePath, messagesList, rememberMessage } from './messages-list.ts';
import { NotAllowed, StateMark, useWords } from './parts.tsx';

export function DetailsPage() {
  const { t } = useText();
  const { messageId = '' } = useParams();
  const { can } = useSessionUser();
  const query = useQuery({
    ...read(messageRoutes.get, { params: { id: messageId } }),
    enabled: can.applications === true,
  });
  const title = (can.applications && query.data?.name) || t('messages:one');
  if (!can.applications) {
    return (
      <div className="page">
        <PageTitle>{title}</PageTitle>
        <NotAllowed title={title} />
      </div>
    );
  }
  const words = {
    goneTitle: t('messages:details.goneTitle'),
    goneText: t('messages:details.goneText'),
    failedTitle: t('messages:details.failedTitle'),
    toList: t('messages:toList'),
  };
  return (
    <>
      <PageTitle>{title}</PageTitle>
      {query.data ? (
        // Nothing that was typed about one message may be sent to another one.
        <MessageDetails key={query.data.id} message={query.data} />
      ) : (
        <RecordMissing
          query={query}
          title={title}
          words={words}
          listPath={messagesList.lastAddress()}
        />
      )}
    </>
  );
}

function MessageDetails({ message }: { message: Message }) {
  const { t } = useText();
  const words = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const leave = () => {
    void navigate(messagesList.lastAddress(), { replace: true, state: { saved: true } });
    forget(client, messageRoutes, message.id);
    reloadWaiting(client);
  };
  return (
    <div className="page">
      <Group justify="space-between" wrap="nowrap">
        <BackLink to={messagesList.lastAddress()} shortOnPhone>
          {t('messages:title')}
        </BackLink>
        <NeighbourLinks id={message.id} />
      </Group>
      <DetailsHead
        actions={
          message.can.delete ? (
            <Button
              variant="subtle"
              color="danger"
              leftSection={<IconTrash size={17} stroke={1.6} aria-hidden="true" />}
              onClick={() => setDeleting(true)}
            >
              {t('messages:details.delete')}
            </Button>
          ) : null
        }
      >
        <Group gap="md" wrap="nowrap">
          <Initials name={message.name} large />
          <Stack gap={4}>
            <h1>{message.name}</h1>
            <Group gap="4px 16px">
              <StateMark state={message.state} />
              <Text c="dimmed">{words.topic(message.topic)}</Text>
              {message.branch ? (
                <Text c="dimmed">
                  {t('dashboard:branch.label')}: {message.branch.name}
                </Text>
              ) : null}
              <Text c="dimmed">
                <Moment at={message.createdAt} />
              </Text>
            </Group>
          </Stack>
        </Group>
      </DetailsHead>
      <Columns>
        <Stack gap={24}>
          <MessagePanel message={message} />
          <Replies message={message} />
          <ReplyForm message={message} />
        </Stack>
        <Stack gap={24}>
          <HandlingForm message={message} />
          <MessageNote message={message} />
          <MessageTimeline message={message} />
        </Stack>
      </Columns>
      <DeleteDialog
        id={deleting ? message.id : null}
        action={t('messages:details.delete')}
        question={t('messages:details.deleteQuestion')}
        hint={t('messages:details.deleteHint')}
        remove={async (id) => (await call(messageRoutes.delete, { params: { id } })).message}
        onRemoved={leave}
        onClose={() => setDeleting(false)}
      >
        {message.name}
      </DeleteDialog>
    </div>
  );
}

/** The messages beside this one in the list that it was opened from. */
function NeighbourLinks({ id }: { id: string }) {
  const [search] = useSearchParams();
  const view = messagesList.read(search);
  const { page: _page, pageSize: _size, ...query } = messagesList.filterOf(view);
  const { data } = useQuery(read(messageRoutes.neighbours, { params: { id }, query }));
  return <Neighbours beside={data} pathOf={(other) => messagePath(other, view)} />;
}

/** The replies that were sent, the oldest first. */
function Replies({ message }: { message: Message }) {
  const { t } = useText();
  return message.replies.map(({ id, byName, at, text }) => (
    <Paper key={id} component="section" withBorder px={20} py="md" aria-labelledby={`reply-${id}`}>
      <h2 id={`reply-${id}`}>
        {t('messages:details.replied')}{' '}
        <Text span c="dimmed" ff="var(--font-text)" size="sm" fw={400}>
          {byName || t('dashboard:formerUser')}, <Moment at={at} />
        </Text>
      </h2>
      <Text className={css.text} mt="xs" lang={message.locale}>
        {text}
      </Text>
    </Paper>
  ));
}

/** What happened to a message. */
function MessageTimeline({ message }: { message: Message }) {
  const { t } = useText();
  const who = ({ actorKind, actorName }: TimelineEvent) =>
    actorKind === 'staff'
      ? actorName || t('dashboard:formerUser')
      : t(`messages:actor.${actorKind}`);
  const what = ({ kind, toState, assignedName, fault }: TimelineEvent) =>
    t(`messages:event.${kind === 'assigned' && !assignedName ? 'unassigned' : kind}`, {
      state: toState && t(`messages:state.${toState}`),
      name: assignedName,
      reason: fault && t(`messages:fault.${fault}`),
    });
  return (
    <Timeline
      title={t('messages:details.timeline')}
      items={message.timeline.map((event) => ({
        id: event.id,
        at: event.at,
        who: who(event),
        what: what(event),
      }))}
    />
  );
}

/** The text of a message and its sender. */
function MessagePanel({ message }: { message: Message }) {
  const { t } = useText();
  const { email, phone, locale, text } = message;
  return (
    <Paper component="section" withBorder px={20} py="md" aria-labelledby="message">
      <h2 id="message">{t('messages:details.message')}</h2>
      <Text className={css.text} mt="xs" mb="md" lang={locale}>
        {text}
      </Text>
      <h3>{t('messages:details.sender')}</h3>
      <Facts
        withDivider
        labelWidth={84}
        facts={[
          [t('messages:fields.email'), <EmailLink key="email" email={email} />],
          [t('messages:fields.phone'), phone ? <PhoneLink key="phone" phone={phone} /> : '–'],
          [t('messages:fields.locale'), t(`messages:locale.${locale}`)],
        ]}
      />
    </Paper>
  );
}

/** The note of the staff. The sender never sees it. */
function MessageNote({ message }: { message: Message }) {
  const { t } = useText();
  const client = useQueryClient();
  const { id, version, noteBy } = message;
  return (
    <NoteForm
      title={t('messages:details.note')}
      hint={t('messages:details.noteHint')}
      action={t('messages:details.noteSave')}
      field="note"
      maxLength={INBOX_LIMITS.note}
      note={message.note}
      by={noteBy?.name ?? ''}
      at={message.noteAt}
      save={async (note) => {
        const { data, message: done } = await call(messageRoutes.saveNote, {
          params: { id },
          body: { note, version },
        });
        toast.success(done);
        rememberMessage(client, data);
      }}
      explain={explainConflict({
        schema: Message,
        show: (current) => rememberMessage(client, current),
        message: t('messages:details.conflict'),
      })}
    />
  );
}
