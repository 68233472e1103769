import type { Plugin } from 'vite';

const OTHER_THAN_ASCII = /[\u0080-\uffff]/g;
const escaped = (character: string) =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`;

/**
 * Writes letters such as "ş" as escapes where `asciiOnly` of the bundler leaves them: in the comments
 * with licences. The source of a module stays in memory, and Node reads a file that is not plain ASCII
 * with two bytes for each character.
 */
export function oneByteSources(): Plugin {
  return {
    name: 'one-byte-sources',
    apply: 'build',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        if (this.environment.name === 'client') return;
        for (const file of Object.values(bundle)) {
          if (file.type === 'chunk') file.code = file.code.replace(OTHER_THAN_ASCII, escaped);
        }
      },
    },
  };
}
