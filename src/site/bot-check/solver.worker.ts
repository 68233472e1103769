import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2';
import { handler } from 'altcha-lib/workers/shared';

/* Tries numbers for a challenge, outside the page's own thread. */
handler({ deriveKey });
