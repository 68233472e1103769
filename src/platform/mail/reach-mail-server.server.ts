import { connect } from 'node:net';

const PORTS: Record<string, number> = { 'smtp:': 587, 'smtps:': 465 };
const TIMEOUT_MS = 5000;

/**
 * Why the mail server of an `SMTP_URL` accepts no connection; null: it does. It is not signed in to, because
 * that needs a library of 6 MB, which is loaded by the first e-mail.
 */
export function whyMailServerAway(smtpUrl: string): Promise<string | null> {
  const { hostname, port, protocol } = new URL(smtpUrl);
  const host = hostname.replace(/^\[|\]$/g, '');
  return new Promise((resolve) => {
    const socket = connect({ host, port: port ? Number(port) : (PORTS[protocol] ?? 25) });
    const end = (reason: string | null) => {
      socket.destroy();
      resolve(reason);
    };
    socket.setTimeout(TIMEOUT_MS, () => end('ETIMEDOUT'));
    socket.once('error', (error: NodeJS.ErrnoException) => end(error.code ?? error.message));
    socket.once('connect', () => end(null));
  });
}
