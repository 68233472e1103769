import { de as dashboard } from '../dashboard/text/de.ts';
import { de as auth } from '../features/auth/text/de.ts';
import { de as content } from '../features/content/text/de.ts';
import { de as media } from '../features/media/text/de.ts';
import { de as platform } from '../platform/text/de.ts';
import { de as site } from '../site/text/de.ts';

export const de = { auth, content, dashboard, media, platform, site };
