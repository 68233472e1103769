import { Button, Group, Stack, Text } from '@mantine/core';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../../dashboard/kit/parts/columns.tsx';
import { DeleteDialog } from '../../../../dashboard/kit/parts/delete-dialog.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/details-head.tsx';
import { Initials } from '../../../../dashboard/kit/parts/initials.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { IconTrash } from '../../../../ui/tabler-icons/index.ts';
import type { Message } from '../../schema.ts';
import { messagesList } from '../list/messages-list.ts';
import { deleteMessage, reloadMessages } from '../message-calls.ts';
import { StateMark } from '../state-mark.tsx';
import { useWords } from '../use-words.ts';
import { HandlingForm } from './handling-form.tsx';
import { MessageNote } from './message-note.tsx';
import { MessagePanel } from './message-panel.tsx';
import { MessageTimeline } from './message-timeline.tsx';
import { NeighbourLinks } from './neighbour-links.tsx';
import { Replies } from './replies.tsx';
import { ReplyForm } from './reply-form.tsx';

export function MessageDetails({ message }: { message: Message }) {
  const { t } = useText();
  const words = useWords();
  const client = useQueryClient();
  const navigate = useNavigate();
  const [deleting, setDeleting] = useState(false);
  const leave = () => {
    reloadMessages(client);
    void navigate(messagesList.lastAddress(), { replace: true, state: { saved: true } });
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
        remove={deleteMessage}
        onRemoved={leave}
        onClose={() => setDeleting(false)}
      >
        {message.name}
      </DeleteDialog>
    </div>
  );
}
