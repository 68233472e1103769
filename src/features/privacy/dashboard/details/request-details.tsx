import { Group, Paper, Stack, Text } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { Columns } from '../../../../dashboard/kit/parts/columns.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/details-head.tsx';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import type { PrivacyRequest } from '../../requests/schema.ts';
import { DueMark } from '../due-mark.tsx';
import { requestsList } from '../list/requests-list.ts';
import { StateMark } from '../state-mark.tsx';
import { AnswerForm } from './answer-form.tsx';
import { RecordPanel } from './record-panel.tsx';

export function RequestDetails({ request }: { request: PrivacyRequest }) {
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
