import { Button, Paper, Stack } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { Link } from 'react-router';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { relativeTime } from '../../../dashboard/kit/language/moment.ts';
import { Facts } from '../../../dashboard/kit/parts/facts.tsx';
import { ErrorDetails, FieldFailure } from '../../../dashboard/kit/parts/failure.tsx';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import { call, read, reload } from '../../../dashboard/kit/session/calls.ts';
import { installationRoutes, type MailState, type TestedMail } from '../contract.ts';
import { Loaded, SetupPart } from './setup-part.tsx';
import css from './steps.module.css';

export function MailPage() {
  const { t } = useText();
  const query = useQuery(read(installationRoutes.mail));
  return (
    <SetupPart name="mail">
      <Loaded query={query} failed={t('installation:mail.failedTitle')}>
        {(mail) => <MailTest mail={mail} />}
      </Loaded>
    </SetupPart>
  );
}

function MailTest({ mail }: { mail: MailState }) {
  const { t } = useText();
  const client = useQueryClient();
  const test = useMutation({
    mutationFn: () => call(installationRoutes.testMail),
    onSuccess: () => reload(client, installationRoutes),
  });
  return (
    <Paper withBorder className={css.card}>
      <Stack align="start">
        <Facts
          labelWidth={150}
          facts={[
            [t('installation:mail.server'), t(`installation:mail.kind.${mail.kind}`)],
            [t('installation:mail.to'), mail.to],
            [
              t('installation:mail.testedAt'),
              mail.testedAt ? (
                <Moment key="at" at={mail.testedAt} format={relativeTime} />
              ) : (
                t('installation:mail.never')
              ),
            ],
          ]}
        />
        {mail.kind === 'outbox' ? <p>{t('installation:mail.outboxText')}</p> : null}
        {mail.isSample ? (
          <p>
            {t('installation:mail.sample')}{' '}
            <Link to="/dashboard/account">{t('installation:mail.toAccount')}</Link>
          </p>
        ) : null}
        <Button variant="filled" loading={test.isPending} onClick={() => test.mutate()}>
          {t('installation:mail.send')}
        </Button>
        <div role="status">{test.data && !test.isPending ? <Result {...test.data} /> : null}</div>
        {test.error ? <FieldFailure error={test.error} /> : null}
      </Stack>
    </Paper>
  );
}

function Result({ result, to, fault, details }: TestedMail) {
  const { t } = useText();
  if (result === 'sent')
    return (
      <Status tone="success" shape="check" size="medium">
        {t('installation:mail.sent', { to })}
      </Status>
    );
  if (result === 'outbox')
    return (
      <Status tone="warning" shape="warning" size="medium">
        {t('installation:mail.written')}
      </Status>
    );
  return (
    <>
      <Status tone="danger" shape="cross" size="medium">
        {t(`installation:mail.fault.${fault ?? 'other'}`, { to })}
      </Status>
      <ErrorDetails raw={details || undefined} />
    </>
  );
}
