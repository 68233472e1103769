/** The name of an event in words; `content.published` has the key `published`. */
export const eventName = (t: (key: string) => string, event: string): string =>
  t(`webhooks:event.${event.slice(event.indexOf('.') + 1)}`);
