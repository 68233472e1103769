import { es as dashboard } from '../dashboard/text/es.ts';
import { es as auth } from '../features/auth/text/es.ts';
import { es as content } from '../features/content/text/es.ts';
import { es as media } from '../features/media/text/es.ts';
import { es as platform } from '../platform/text/es.ts';
import { es as site } from '../site/text/es.ts';

export const es = { auth, content, dashboard, media, platform, site };
