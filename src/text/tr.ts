import { tr as dashboard } from '../dashboard/text/tr.ts';
import { tr as auth } from '../features/auth/text/tr.ts';
import { tr as content } from '../features/content/text/tr.ts';
import { tr as media } from '../features/media/text/tr.ts';
import { tr as platform } from '../platform/text/tr.ts';
import { tr as site } from '../site/text/tr.ts';

export const tr = { auth, content, dashboard, media, platform, site };
