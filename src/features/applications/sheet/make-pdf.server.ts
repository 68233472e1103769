import { readFile } from 'node:fs/promises';
import { buffer } from 'node:stream/consumers';
import { Gate } from '../../../platform/http/admission/gate.server.ts';
import { runtimeFile } from '../../../platform/project.server.ts';
import { type Metadata, Sheet } from './sheet.server.ts';

/** A long one takes a second of the processor and some 20 MB, so they are drawn one after another. */
const gate = new Gate({ atOnce: 1, mostWaiting: 20, longestWait: 15_000, longestWork: 20_000 });

const font = (name: string) => readFile(runtimeFile(`src/ui/fonts/static/${name}.ttf`));

/** What `draw` draws, as a tagged PDF with its fonts. Throws 503 when too many are waiting. */
export const makePdf = (
  metadata: Metadata,
  draw: (sheet: Sheet) => void | Promise<void>,
): Promise<Buffer> =>
  gate.run(async () => {
    const [heading, text] = await Promise.all([font('heading'), font('text')]);
    const sheet = new Sheet(metadata, { heading, text });
    const bytes = buffer(sheet.doc);
    await draw(sheet);
    sheet.end();
    return bytes;
  }, true);
