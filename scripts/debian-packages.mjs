import { existsSync } from 'node:fs';

/** Programs that tests start, besides the browser, and Debian's packages of them. */
const PROGRAMS = { '/usr/sbin/nginx': 'nginx', '/usr/bin/openssl': 'openssl' };

/** Runs apt-get as root, with `run` (a command as a list → its exit code). */
export function aptWith(run) {
  const asRoot = process.getuid?.() === 0 ? [] : ['sudo', '-n'];
  return (...args) => run([...asRoot, 'apt-get', ...args]);
}

/** Installs the packages of missing programs; returns those that are still missing. */
export async function installPrograms(run) {
  const missing = () => Object.keys(PROGRAMS).filter((path) => !existsSync(path));
  const names = missing().map((path) => PROGRAMS[path]);
  if (names.length === 0) return [];
  const apt = aptWith(run);
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...names);
  return missing().map((path) => PROGRAMS[path]);
}
