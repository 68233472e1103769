import type { EmailBody, EmailFrame, EmailLink } from './render-email.server.ts';

/** An e-mail as plain text. */
export function renderText(frame: EmailFrame, body: EmailBody): string {
  const linkOf = (link: EmailLink | null) => (link ? [`${link.label}:\n${link.href}`] : []);
  return [
    body.heading,
    body.greeting,
    body.text,
    ...linkOf(body.action),
    body.note,
    ...linkOf(body.quiet),
    ['-- ', frame.party, frame.site, frame.automatic].filter(Boolean).join('\n'),
  ]
    .join('\n\n')
    .concat('\n');
}
