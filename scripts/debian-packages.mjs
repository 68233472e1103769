import { existsSync } from 'node:fs';

const isRoot = process.getuid?.() === 0;

const architecture = { x64: 'x86_64', arm64: 'aarch64' }[process.arch];
/** A library that answers programs with the time of a file. Only tests of root need it. */
export const FAKE_TIME = `/usr/lib/${architecture}-linux-gnu/faketime/libfaketimeMT.so.1`;

/** Programs that tests start, besides the browser, and Debian's packages of them. */
const PROGRAMS = {
  '/usr/sbin/nginx': 'nginx',
  '/usr/bin/openssl': 'openssl',
  ...(isRoot && architecture && { [FAKE_TIME]: 'libfaketime' }),
};

/** Runs apt-get as root, with `run` (a command as a list → its exit code). */
export function aptWith(run) {
  const asRoot = isRoot ? [] : ['sudo', '-n'];
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
