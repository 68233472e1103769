import { fillPlaceholders } from '../../../platform/mail/placeholders.ts';
import { attachments } from '../attachments/text/tr.ts';
import { applicationDecision } from '../decision/text/tr.ts';
import { deskTexts } from '../desk/text/all.ts';
import { texts } from '../text/all.ts';

const { formerUser } = attachments;
const TURKISH: object = {
  ...texts.tr,
  ...deskTexts.tr,
  applicationDecision,
  dashboard: { formerUser },
};

/** The Turkish text of a key, as the dashboard says it; the key itself if there is none. */
export function sayInTurkish(key: string, values: Record<string, string> = {}): string {
  let found: unknown = TURKISH;
  for (const part of key.split(/[:.]/))
    found = typeof found === 'object' && found ? found[part as keyof typeof found] : undefined;
  return typeof found === 'string' ? fillPlaceholders(found, values) : key;
}
