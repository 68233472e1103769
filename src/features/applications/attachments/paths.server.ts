import { filesOf } from '../privacy/delete.server.ts';

/** The folder of one file in the store. */
export const folderOf = (applicationId: string, id: string): string =>
  `${filesOf(applicationId)}${id}/`;

/** The key of one file in the store; its bytes are encrypted. */
export const pathOf = (applicationId: string, id: string): string =>
  `${folderOf(applicationId, id)}file.bin`;
