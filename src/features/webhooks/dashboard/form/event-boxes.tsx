import '@mantine/core/styles/Checkbox.layer.css';
import { Checkbox, Stack } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { EVENTS } from '../../schema.ts';
import { eventName } from '../event-name.ts';
import { type Fields, IDS, inOrder } from './endpoint-fields.ts';

interface EventBoxesProps {
  chosen: Fields['events'];
  error: string | undefined;
  onChange: (events: Fields['events']) => void;
}

/** Which events an endpoint is told. */
export function EventBoxes({ chosen, error, onChange }: EventBoxesProps) {
  const { t } = useText();
  return (
    <Checkbox.Group
      id={IDS.events}
      label={t('webhooks:events')}
      description={t('webhooks:eventsText')}
      error={error}
      value={chosen}
      onChange={(events) => onChange(inOrder(events))}
    >
      <Stack gap="xs" mt={8}>
        {EVENTS.map((event) => (
          <Checkbox
            key={event}
            value={event}
            label={eventName(t, event)}
            description={t(`webhooks:eventHint.${event.slice('content.'.length)}`)}
          />
        ))}
      </Stack>
    </Checkbox.Group>
  );
}
