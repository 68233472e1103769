/** A message as the subject of an event. It has no name of its own. */
export const messageSubject = ({ id }: { id: string }) =>
  ({ kind: 'message', id, name: id.slice(0, 8) }) as const;
