import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { parse } from 'yaml';
import { PROJECT_DIR } from '../../src/platform/project.server.ts';

/** The command of `npm start` in a release, word by word. */
const inRelease = (start: string) =>
  start.replace('exec ', '').replace('scripts/start.mjs', 'scripts/launch/start.mjs').split(' ');

const read = (file: string) => readFile(join(PROJECT_DIR, file), 'utf8');

it('a container starts the server as npm start does, and not as root', async () => {
  const { start } = JSON.parse(await read('package.json')).scripts;
  const dockerfile = await read('deploy/Dockerfile');
  const [, command] = /^CMD (\[.*\])$/m.exec(dockerfile) ?? [];
  expect(JSON.parse(command ?? '')).toEqual(inRelease(start));
  expect(dockerfile).not.toMatch(/MALLOC_|NODE_OPTIONS/);
  expect(dockerfile).toMatch(/^USER 10001:10001$/m);
});

it('systemd starts the server as npm start does, and gives it time to stop', async () => {
  const { start } = JSON.parse(await read('package.json')).scripts;
  const unit = await read('deploy/ufuk.service');
  const [, command] = /^ExecStart=\/bin\/(.*)$/m.exec(unit) ?? [];
  expect(command?.split(' ')).toEqual(inRelease(start));
  expect(unit).not.toMatch(/MALLOC_|NODE_OPTIONS/);
  expect(Number(/^TimeoutStopSec=(\d+)$/m.exec(unit)?.[1])).toBeGreaterThanOrEqual(15);
});

it('the compose file gives Ufuk time to stop, and its own address to nginx', async () => {
  const { services } = parse(await read('deploy/compose.yaml'));
  const { ufuk, nginx } = services;
  expect(Number.parseInt(ufuk.stop_grace_period, 10)).toBeGreaterThanOrEqual(15);
  expect(ufuk.read_only).toBe(true);
  expect(ufuk.environment.TRUST_PROXY).toBe(nginx.networks.inside.ipv4_address);
  const [, , script] = nginx.command;
  expect(script).toContain(`/${ufuk.networks.inside.ipv4_address}:3000/`);
  // What the script replaces.
  const conf = await read('deploy/nginx.conf');
  expect(conf).toContain('server 127.0.0.1:3000');
  expect(conf).toContain('server_name <party.example>;');
  expect(conf.match(/\/var\/log\/\S+/g)).toEqual(['/var/log/nginx/ufuk.log']);
});
