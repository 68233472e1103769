import { type Endpoint, EVENTS, type NewEndpoint } from '../../schema.ts';

export type Fields = NewEndpoint;
export const IDS = {
  name: 'webhook-name',
  url: 'webhook-url',
  events: 'webhook-events',
};

export const emptyFields = (): Fields => ({ name: '', url: '', events: [...EVENTS], isOn: true });
export const fieldsOf = ({ name, url, events, isOn }: Endpoint): Fields => ({
  ...{ name, url, isOn },
  events: inOrder(events),
});

/** The events in the order of the form. */
export const inOrder = (events: readonly string[]): Fields['events'] =>
  EVENTS.filter((event) => events.includes(event));
