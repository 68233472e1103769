import { implement } from '../../platform/http/implement.server.ts';
import { textsOf } from '../../platform/i18n/texts.ts';
import { requireThat } from '../../platform/require.ts';
import type { Feature } from '../manifest.server.ts';
import { uploadReceiver } from '../media/operations.server.ts';
import { canUploadMedia } from '../media/policy.ts';
import { wordRoutes } from './contract.ts';
import { readWordFile } from './operations.server.ts';
import * as de from './text/de.ts';
import * as en from './text/en.ts';
import * as es from './text/es.ts';
import * as tr from './text/tr.ts';
import { wordProcess } from './word-process.server.ts';

const api = implement(wordRoutes, ({ store, mediaUses }) => {
  const receive = uploadReceiver();
  return {
    read: ({ op, query, request }) => {
      // Before a byte of the file is received.
      requireThat(op.actor, canUploadMedia);
      wordProcess.requireRoom();
      const isAwaited = () => !request.socket.destroyed;
      return receive(request, (given) =>
        readWordFile(op, { store, mediaUses }, given, query.purpose, isAwaited),
      );
    },
  };
});

export const wordFiles: Feature = {
  name: 'word-files',
  texts: [textsOf({ tr, en, de, es })],
  api,
};
