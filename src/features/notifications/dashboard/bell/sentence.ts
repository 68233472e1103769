import type { Say } from '../../../../dashboard/kit/language/language.ts';
import type { NotificationEntry } from '../../schema.ts';

/** What a notification says; the name of the user who did it is shown below. */
export const sentenceOf = ({ kind, count, subject }: NotificationEntry, t: Say): string =>
  t(`notifications:kinds.${kind}`, {
    count,
    subject: subject || t('notifications:unknownDevice'),
  });
