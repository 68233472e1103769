import type { LetterBody, LetterFrame } from './letterhead.server.ts';

/** A letter as plain text. */
export function drawText(frame: LetterFrame, body: LetterBody): string {
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
