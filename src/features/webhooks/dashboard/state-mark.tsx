import { useText } from '../../../dashboard/kit/language/language.ts';
import { Status } from '../../../dashboard/kit/parts/status.tsx';
import type { DeliveryState, Endpoint } from '../schema.ts';

const ENDPOINT = {
  on: { tone: 'success', shape: 'full' },
  off: { tone: 'muted', shape: 'ring' },
  failing: { tone: 'warning', shape: 'warning' },
  turnedOff: { tone: 'danger', shape: 'cross' },
} as const;

function stateOf({ isOn, offReason, failingSince }: Endpoint): keyof typeof ENDPOINT {
  if (!isOn) return offReason ? 'turnedOff' : 'off';
  return failingSince ? 'failing' : 'on';
}

interface EndpointMarkProps {
  endpoint: Endpoint;
  size: 'small' | 'large';
}

/** Whether an endpoint gets messages. */
export function EndpointMark({ endpoint, size }: EndpointMarkProps) {
  const { t } = useText();
  const state = stateOf(endpoint);
  return (
    <Status {...ENDPOINT[state]} size={size}>
      {t(`webhooks:state.${state}`)}
    </Status>
  );
}

const DELIVERY = {
  waiting: { tone: 'info', shape: 'half' },
  delivered: { tone: 'success', shape: 'full' },
  failed: { tone: 'danger', shape: 'cross' },
  skipped: { tone: 'muted', shape: 'ring' },
} as const;

/** What became of a message. */
export function DeliveryMark({ state }: { state: DeliveryState }) {
  const { t } = useText();
  return (
    <Status {...DELIVERY[state]} size="small">
      {t(`webhooks:log.state.${state}`)}
    </Status>
  );
}
