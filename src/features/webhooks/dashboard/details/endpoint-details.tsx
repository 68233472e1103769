import { Paper } from '@mantine/core';
import { FailureNote } from '../../../../dashboard/kit/failure-note.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { BackLink } from '../../../../dashboard/kit/parts/back-link.tsx';
import { DetailsHead } from '../../../../dashboard/kit/parts/details-head.tsx';
import type { Endpoint } from '../../schema.ts';
import { LIST } from '../paths.ts';
import { EndpointMark } from '../state-mark.tsx';
import { EndpointActions } from './endpoint-actions.tsx';
import { EndpointFacts } from './endpoint-facts.tsx';
import { Log } from './log.tsx';

export function EndpointDetails({ endpoint }: { endpoint: Endpoint }) {
  const { t } = useText();
  const { name, isOn, offReason } = endpoint;
  return (
    <div className="page">
      <BackLink to={LIST}>{t('webhooks:back')}</BackLink>
      <DetailsHead actions={<EndpointActions endpoint={endpoint} />}>
        <h1>{name}</h1>
        <EndpointMark endpoint={endpoint} size="large" />
      </DetailsHead>
      {!isOn && offReason ? (
        <FailureNote>{t(`webhooks:offReason.${offReason}`)}</FailureNote>
      ) : null}
      <Paper component="section" withBorder px={20} py="md">
        <EndpointFacts endpoint={endpoint} />
      </Paper>
      <Log endpoint={endpoint} />
    </div>
  );
}
