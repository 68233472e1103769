import { spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { chmod, mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findFreePort } from '../../tests/harness/free-port.ts';
import type { Answer } from './answer.ts';
import { endProcess, untilAnswering } from './product.ts';

export interface Reference {
  origin: string;
  pid: number;
  stop(): Promise<void>;
}

const BARE = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
const NGINX = ['/usr/sbin/nginx', '/usr/local/sbin/nginx', '/usr/local/bin/nginx'].find(existsSync);
export const hasNginx = NGINX !== undefined;

/** A `node:http` server that only sends this answer. */
export async function startBareServer(
  node: string,
  folder: string,
  answer: Answer,
): Promise<Reference> {
  await mkdir(folder, { recursive: true });
  const port = await findFreePort();
  const files = [join(folder, 'headers.json'), join(folder, 'body')] as const;
  await writeFile(files[0], JSON.stringify(answer.headers));
  await writeFile(files[1], answer.body);
  return run(node, [BARE, String(port), ...files], port);
}

/** nginx with one worker that sends this answer's body from a file, with the same headers. */
export async function startNginx(folder: string, answer: Answer): Promise<Reference> {
  await mkdir(folder, { recursive: true });
  const port = await findFreePort();
  await writeFile(join(folder, 'page'), answer.body);
  // Its worker runs under another account.
  await chmod(folder, 0o755);
  const config = join(folder, 'nginx.conf');
  await writeFile(config, nginxConfig(folder, port, answer));
  return run(NGINX as string, ['-c', config, '-p', folder, '-e', 'stderr'], port);
}

function nginxConfig(folder: string, port: number, answer: Answer): string {
  const headers: string[] = [];
  for (let i = 0; i < answer.headers.length; i += 2) {
    const [name = '', value = ''] = answer.headers.slice(i, i + 2);
    // nginx writes these two by itself.
    if (/^content-(length|type)$/i.test(name)) continue;
    headers.push(`add_header ${name} "${value.replace(/["\\$]/g, '\\$&')}";`);
  }
  return `
daemon off;
worker_processes 1;
pid ${folder}/nginx.pid;
error_log stderr error;
events { worker_connections 512; }
http {
  access_log off;
  client_body_temp_path ${folder}/t1; proxy_temp_path ${folder}/t2; fastcgi_temp_path ${folder}/t3;
  uwsgi_temp_path ${folder}/t4; scgi_temp_path ${folder}/t5;
  sendfile on; tcp_nopush on;
  server_tokens off; etag off; max_ranges 0;
  keepalive_requests 100000000; keepalive_timeout 10s 10s;
  open_file_cache max=10 inactive=10m; open_file_cache_valid 10m;
  types { } default_type "text/html; charset=utf-8";
  server {
    listen 127.0.0.1:${port};
    root ${folder};
    add_header Last-Modified "";
    ${headers.join('\n    ')}
    location / { rewrite ^ /page break; }
  }
}
`;
}

async function run(program: string, args: string[], port: number): Promise<Reference> {
  const child = spawn(program, args, { stdio: ['ignore', 'ignore', 'inherit'] });
  const origin = `http://127.0.0.1:${port}`;
  // A program that cannot be started has no pid, and the wait below ends with an error.
  child.once('error', (error) => process.stderr.write(`${program}: ${error.message}\n`));
  await untilAnswering(`${origin}/`, child);
  return { origin, pid: child.pid as number, stop: () => endProcess(child) };
}
