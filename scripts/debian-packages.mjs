import { existsSync } from 'node:fs';
import { run, stopWith } from './launch/launch.mjs';

const isRoot = process.getuid?.() === 0;

const architecture = { x64: 'x86_64', arm64: 'aarch64' }[process.arch];
/** A library that answers programs with the time of a file. Only tests of root need it. */
export const FAKE_TIME = `/usr/lib/${architecture}-linux-gnu/faketime/libfaketimeMT.so.1`;

/**
 * Programs that tests start, besides the browser, a font as visitors have it (otherwise a text is wider
 * until its own font is loaded), and Debian's packages of them.
 */
const PROGRAMS = {
  '/usr/sbin/nginx': 'nginx',
  '/usr/bin/openssl': 'openssl',
  '/usr/share/fonts/truetype/liberation/LiberationSans-Regular.ttf': 'fonts-liberation',
  ...(isRoot && architecture && { [FAKE_TIME]: 'libfaketime' }),
};

/** Runs apt-get as root. In runlevel 1 a new package does not start its service. @returns its exit code */
export function apt(...args) {
  const [program, ...more] = [...(isRoot ? [] : ['sudo', '-n']), 'apt-get', ...args];
  return run(program, more, { DEBIAN_FRONTEND: 'noninteractive', RUNLEVEL: '1' });
}

/** Installs the packages of missing programs; if some stay missing, it ends the command with a sentence. */
export async function providePrograms() {
  const missing = () => Object.keys(PROGRAMS).filter((path) => !existsSync(path));
  const names = () => missing().map((path) => PROGRAMS[path]);
  if (names().length === 0) return;
  await apt('update');
  await apt('install', '-y', '--no-install-recommends', ...names());
  if (names().length > 0)
    stopWith(`The tests need ${names().join(' and ')}: apt-get install ${names().join(' ')}`);
}
