import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync } from 'node:fs';
import { chmod, mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { getCACertificates, setDefaultCACertificates } from 'node:tls';
import { fileURLToPath } from 'node:url';
import { makeFolder } from './data-folder.ts';
import { findFreePort } from './free-port.ts';

const EXAMPLE = fileURLToPath(new URL('../../deploy/nginx.conf', import.meta.url));
const PROGRAM = '/usr/sbin/nginx';
const HOST = 'localhost';
const START_MS = 60_000;

export interface Nginx {
  /** `https://localhost:…`; `fetch` of this process trusts its certificate. */
  origin: string;
  /** One line for each request: status, upstream addresses, path. */
  readLog(): Promise<string>;
  stop(): Promise<void>;
}

/** The address that {@link startNginx} will have: servers behind it need it as `PUBLIC_URL`. */
export const reserveOrigin = async (): Promise<string> => `https://${HOST}:${await findFreePort()}`;

/**
 * nginx with the example of `deploy/nginx.conf`, with TLS, in front of the servers on these ports of
 * this machine.
 */
export async function startNginx(origin: string, ports: number[]): Promise<Nginx> {
  if (!existsSync(PROGRAM)) throw new Error('nginx is missing: apt-get install nginx');
  const folder = await makeFolder('nginx');
  makeCertificate(folder);
  const site = await adapt(await readFile(EXAMPLE, 'utf8'), folder, origin, ports);
  const log = join(folder, 'access.log');
  await writeFile(join(folder, 'nginx.conf'), mainPart(folder, log, site));
  const child = spawn(PROGRAM, ['-c', join(folder, 'nginx.conf'), '-p', folder], {
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const stop = async () => {
    if (child.exitCode !== null) return;
    const ended = once(child, 'exit');
    child.kill('SIGTERM');
    await ended;
  };
  const certificate = await readFile(join(folder, 'cert.pem'), 'utf8');
  setDefaultCACertificates([...getCACertificates('default'), certificate]);
  await untilItAnswers(origin).catch(async (error) => {
    await stop();
    throw error;
  });
  return { origin, readLog: () => readFile(log, 'utf8'), stop };
}

async function untilItAnswers(origin: string): Promise<void> {
  for (const deadline = Date.now() + START_MS; ; await wait(30)) {
    const reply = await fetch(`${origin}/metrics`).catch((error) => error);
    // The example answers it by itself.
    if (reply.status === 404) return;
    if (Date.now() > deadline) throw reply;
  }
}

function makeCertificate(folder: string): void {
  const subject = ['-subj', `/CN=${HOST}`, '-addext', `subjectAltName=DNS:${HOST}`];
  const files = ['-keyout', join(folder, 'key.pem'), '-out', join(folder, 'cert.pem')];
  execFileSync(
    'openssl',
    ['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes'].concat(
      subject,
      files,
      ['-days', '2'],
    ),
    { stdio: 'pipe' },
  );
}

/** Replaces what an operator replaces in the example. */
async function adapt(
  example: string,
  folder: string,
  origin: string,
  ports: number[],
): Promise<string> {
  const cache = join(folder, 'cache');
  await mkdir(cache);
  await chmod(cache, 0o777);
  const servers = /^ *server 127\.0\.0\.1:3000( [^;]*)?;$/m;
  const parameters = servers.exec(example)?.[1] ?? '';
  const replacements: [string | RegExp, string][] = [
    [servers, ports.map((port) => `  server 127.0.0.1:${port}${parameters};`).join('\n')],
    ['/var/cache/nginx/ufuk', cache],
    [/listen \[::\][^;]*;/g, ''],
    ['listen 80;', `listen ${await findFreePort()};`],
    ['listen 443 ', `listen ${new URL(origin).port} `],
    [/server_name [^;]*;/g, `server_name ${HOST};`],
    [/ssl_certificate [^;]*;/, `ssl_certificate ${join(folder, 'cert.pem')};`],
    [/ssl_certificate_key [^;]*;/, `ssl_certificate_key ${join(folder, 'key.pem')};`],
    // The log of the tests is that of all servers.
    [/access_log [^;]*;/, ''],
    // The example listens on 443, which is not part of the name.
    ['proxy_set_header Host $host;', 'proxy_set_header Host $http_host;'],
  ];
  return replacements.reduce((text, [from, to]) => {
    const changed = text.replace(from, to);
    if (changed === text) throw new Error(`deploy/nginx.conf has no ${from}`);
    return changed;
  }, example);
}

const mainPart = (folder: string, log: string, site: string) => `
daemon off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
worker_processes 1;
events {}
http {
  log_format test '$status $upstream_addr $request_uri';
  access_log ${log} test;
  client_body_temp_path ${folder}/body;
  proxy_temp_path ${folder}/proxy;
  fastcgi_temp_path ${folder}/fastcgi;
  uwsgi_temp_path ${folder}/uwsgi;
  scgi_temp_path ${folder}/scgi;
${site}
}
`;
