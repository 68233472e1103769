import { en as dashboard } from '../dashboard/text/en.ts';
import { en as auth } from '../features/auth/text/en.ts';
import { en as content } from '../features/content/text/en.ts';
import { en as media } from '../features/media/text/en.ts';
import { en as platform } from '../platform/text/en.ts';
import { en as site } from '../site/text/en.ts';

export const en = { auth, content, dashboard, media, platform, site };
