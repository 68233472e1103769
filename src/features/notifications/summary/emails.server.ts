import { eq } from 'drizzle-orm';
import { displayName } from '../../../platform/display-name.ts';
import { DEFAULT_LOCALE, LOCALES } from '../../../platform/i18n/locales.ts';
import type { EmailKind } from '../../../platform/mail/email.server.ts';
import type { NotificationKind } from '../../../platform/notify.server.ts';
import { users } from '../../identity/users/tables.server.ts';
import { texts } from '../text/all.ts';
import { unreadSince } from './unread.server.ts';

/** The e-mail of the morning with the numbers of unread notifications. */
export const summaryEmails = (
  publicUrl: string,
  kinds: readonly NotificationKind[],
): Record<string, EmailKind> => ({
  notificationSummary: {
    texts: 'notificationEmails',
    placeholders: { list: 'Yeni üyelik başvurusu: 3\nYeni mesaj: 1' },
    isDated: true,
    isSentOnce: true,
    hasAction: true,
    async read(op, { userId = '', after = '0', locale: asked }) {
      const [user] = await op.db.select().from(users).where(eq(users.id, userId));
      if (!user) return null;
      const { counts } = await unreadSince(op.db, kinds, userId, Number(after));
      if (counts.size === 0) return null;
      const locale = LOCALES.find((one) => one === asked) ?? DEFAULT_LOCALE;
      const labels = texts[locale].notificationLabels ?? {};
      const lines = [...counts].map(([kind, count]) => `${labels[kind] ?? kind}: ${count}`);
      return {
        locale,
        to: { email: user.email, name: displayName(user) },
        texts: { list: lines.join('\n') },
        href: `${publicUrl}/dashboard`,
      };
    },
  },
});
