import type { EmailBody, EmailFrame } from './render-email.server.ts';

/** An e-mail as plain text. */
export function renderText(frame: EmailFrame, body: EmailBody): string {
  const action = body.action ? [`${body.action.label}:\n${body.action.href}`] : [];
  return [
    body.heading,
    body.greeting,
    body.text,
    ...action,
    body.note,
    `-- \n${frame.party}\n${frame.site}\n${frame.automatic}`,
  ]
    .join('\n\n')
    .concat('\n');
}
