import { once } from 'node:events';
import { connect } from 'node:tls';
import { type Finding, ok, problem, warning } from './finding.ts';

const TIMEOUT_MS = 10_000;
const DAY_MS = 24 * 3600_000;
/** Most certificates are renewed a month before their end. */
const SOON_DAYS = 14;
/** One-time codes of the second step are wrong when the clock is off by half a minute. */
const WRONG_MS = 5000;

/** The site as visitors reach it: the proxy, the certificate, and the clock of this machine. */
export async function checkSite(publicUrl: string | null): Promise<Record<string, Finding>> {
  if (!publicUrl)
    return { site: warning('PUBLIC_URL is not set: links and e-mails name this machine.') };
  const certificate = publicUrl.startsWith('https:')
    ? await checkCertificate(new URL(publicUrl))
    : warning('PUBLIC_URL is not https: data can be read on the network.');
  return { ...(await checkAnswer(publicUrl)), certificate };
}

async function checkAnswer(publicUrl: string): Promise<Record<string, Finding>> {
  try {
    const reply = await fetch(`${publicUrl}/healthz`, { signal: AbortSignal.timeout(TIMEOUT_MS) });
    const body = (await reply.json()) as { status?: string; warnings?: string[] };
    if (body.status !== 'ok') throw new Error(`it answered ${reply.status}`);
    const proxy = body.warnings?.includes('untrustedForwarding')
      ? problem('a proxy that TRUST_PROXY does not name is in front: all visitors count as one.')
      : ok('no unknown proxy is in front of Ufuk.');
    const said = Date.parse(reply.headers.get('date') ?? '');
    return { site: ok(`${publicUrl} answers.`), proxy, clock: checkClock(said) };
  } catch (error) {
    const { message, cause } = error as Error;
    const why = (cause as Error | undefined)?.message ?? message;
    return { site: problem(`${publicUrl} does not answer as Ufuk does (${why}).`) };
  }
}

/** The header has whole seconds. */
function checkClock(said: number): Finding {
  const ahead = Math.abs(Date.now() - said);
  return ahead > WRONG_MS
    ? problem(`the clocks of this machine and the site are ${Math.round(ahead / 1000)} s apart.`)
    : ok('the clocks of this machine and the site agree.');
}

async function checkCertificate({ hostname, port }: URL): Promise<Finding> {
  const socket = connect({
    host: hostname,
    port: Number(port || 443),
    servername: hostname,
    timeout: TIMEOUT_MS,
  });
  socket.on('timeout', () => socket.destroy(new Error('no answer')));
  try {
    await once(socket, 'secureConnect');
    const ends = Date.parse(socket.getPeerCertificate().valid_to);
    const days = Math.floor((ends - Date.now()) / DAY_MS);
    const says = `it is valid for ${days} more days.`;
    return days < SOON_DAYS ? warning(says) : ok(says);
  } catch (error) {
    return problem(`it is not accepted (${(error as Error).message}).`);
  } finally {
    socket.destroy();
  }
}
