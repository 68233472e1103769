import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { ImageFault, ImageSource, ResizedImage } from './image-process.server.ts';
import { allowFormats, resizeImage, UnusableImage } from './resize.server.ts';

/* The process that decodes and encodes pictures: receives a source, answers with sizes or a fault. */

sharp.cache(false);
sharp.concurrency(1);
allowFormats();

// When memory runs out, the system ends this process first, not the server or the database.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not possible on this system.
}

// Stop signals go to the whole process group; the running picture is still finished.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.on('message', async (source: ImageSource) => {
  const answer: ResizedImage | ImageFault = await resizeImage(source).catch((error) =>
    error instanceof UnusableImage ? error.fault : 'failed',
  );
  process.send?.(answer);
});
