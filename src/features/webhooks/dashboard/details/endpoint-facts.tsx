import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import { formatNumber } from '../../../../platform/i18n/format.ts';
import type { Endpoint } from '../../schema.ts';
import { eventName } from '../event-name.ts';
import css from './endpoint-details.module.css';

export function EndpointFacts({ endpoint }: { endpoint: Endpoint }) {
  const { t, locale } = useText();
  const { url, events, waiting, failingSince, formerSecretUntil, createdAt } = endpoint;
  const until = formerSecretUntil && fullMoment(locale, new Date(formerSecretUntil));
  return (
    <Facts
      labelWidth={160}
      facts={[
        [
          t('webhooks:url'),
          <span key="url" className={css.url}>
            {url}
          </span>,
        ],
        [t('webhooks:events'), events.map((event) => eventName(t, event)).join(', ')],
        [t('webhooks:waiting'), formatNumber(locale, waiting)],
        ...(failingSince
          ? ([[t('webhooks:failingSince'), <Moment key="failing" at={failingSince} />]] as const)
          : []),
        ...(until
          ? ([[t('webhooks:formerUntil'), t('webhooks:formerUntilText', { when: until })]] as const)
          : []),
        [t('webhooks:created'), <Moment key="created" at={createdAt} />],
      ]}
    />
  );
}
