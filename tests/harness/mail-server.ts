import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';
import PostalMime, { type Email } from 'postal-mime';
import { SMTPServer, type SMTPServerOptions } from 'smtp-server';

export interface MailServer {
  /** `smtp://host:port`. */
  url: string;
  port: number;
  received: ReceivedEmail[];
  /** The passwords that clients sent to sign in. */
  passwords: string[];
  /** Closes every connection; a client has to connect again. */
  disconnect(): void;
  /** Closes every connection and stops listening. */
  close(): Promise<void>;
}
export interface ReceivedEmail extends Email {
  raw: string;
  envelope: { from: string; to: string[] };
  /** Whether it came over TLS. */
  secure: boolean;
}

/** What the server does with one e-mail instead of accepting it. */
export type MailFault =
  /** Answers this code to the command, or after all of the message has arrived (`message`). */
  | { at: 'RCPT' | 'message'; code: number; text?: string }
  /** Closes the connection when the first bytes of the message have arrived. */
  | { at: 'middle of message' };

/**
 * A real mail server. With `starttls` it offers STARTTLS with a self-signed certificate. With `hang`
 * it receives an e-mail, calls `hang` and never answers; the first e-mails, as many as
 * `answeredBefore`, are accepted. `faultOf` is asked for each e-mail. Each connection waits `greetsAfterMs`
 * for the first line of the server.
 */
export async function openMailServer(
  options: {
    host?: string;
    port?: number;
    starttls?: boolean;
    refuse?: (recipient: string) => boolean;
    hang?: () => void;
    answeredBefore?: number;
    faultOf?: (recipient: string) => MailFault | null;
    greetsAfterMs?: () => number;
  } = {},
): Promise<MailServer> {
  const received: ReceivedEmail[] = [];
  const passwords: string[] = [];
  const faults = new Map<string, MailFault | null>();
  const { host = '127.0.0.1' } = options;
  const settings: SMTPServerOptions = {
    logger: false,
    disabledCommands: options.starttls ? [] : ['STARTTLS'],
    authOptional: true,
    allowInsecureAuth: true,
    closeTimeout: 50,
    onAuth(auth, _session, done) {
      passwords.push(auth.password ?? '');
      done(null, { user: auth.username });
    },
    onConnect(_session, done) {
      const wait = options.greetsAfterMs?.() ?? 0;
      if (wait > 0) setTimeout(done, wait).unref();
      else done();
    },
    onRcptTo({ address }, session, done) {
      const fault = options.faultOf?.(address) ?? null;
      if (fault?.at === 'RCPT') return done(replyOf(fault));
      faults.set(session.id, fault);
      if (!options.refuse?.(address)) return done();
      // Many servers repeat the address in their own spelling.
      const reply = `No such mailbox here: <${address.toLowerCase()}>`;
      done(Object.assign(new Error(reply), { responseCode: 550 }));
    },
    async onData(stream, session, done) {
      const fault = faults.get(session.id) ?? null;
      if (fault?.at === 'middle of message') {
        const connection = [...server.connections].find(({ id }) => id === session.id);
        stream.on('error', () => {}).once('data', () => connection?._socket.destroy());
        return;
      }
      // A sender process that is killed can end in the middle of an e-mail.
      const bytes = await buffer(stream).catch(() => null);
      if (!bytes) return;
      if (fault) return done(replyOf(fault));
      const { mailFrom, rcptTo } = session.envelope;
      received.push({
        ...(await PostalMime.parse(bytes)),
        raw: bytes.toString(),
        envelope: {
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
        },
        secure: session.secure,
      });
      if (options.hang && received.length > (options.answeredBefore ?? 0)) return options.hang();
      done();
    },
  };
  const server = new SMTPServer(settings);
  // A client may close the connection because of the certificate. That is not an error here.
  server.on('error', () => {});
  const listening = server.listen(options.port ?? 0, host);
  await once(listening, 'listening');
  const { port } = listening.address() as AddressInfo;
  return {
    url: `smtp://${host}:${port}`,
    port,
    received,
    passwords,
    disconnect() {
      for (const { _socket } of server.connections) _socket.destroy();
    },
    close: () => new Promise((resolve) => server.close(() => resolve())),
  };
}

const replyOf = ({ code, text = 'not now' }: { code: number; text?: string }) =>
  Object.assign(new Error(text), { responseCode: code });
