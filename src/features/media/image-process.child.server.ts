import { writeFileSync } from 'node:fs';
import sharp from 'sharp';
import type { ImageAnswer, ImageSource } from './image-process.server.ts';
import { allowFormats, isDiskFull, resizeImage, UnusableImage } from './resize.server.ts';

/*
 * The process that decodes and encodes pictures: it receives a source and returns the sizes or a
 * fault.
 */

sharp.cache(false);
sharp.concurrency(1);
allowFormats();

// If memory runs out, the system ends this process first, not the server or the database.
try {
  writeFileSync('/proc/self/oom_score_adj', '1000');
} catch {
  // Not supported on this system.
}

// Stop signals reach the whole process group; this process ignores them to finish the current
// picture.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => {});
process.on('disconnect', () => process.exit());

process.on('message', async (source: ImageSource) => {
  const answer: ImageAnswer = await resizeImage(source).catch((error) => {
    if (error instanceof UnusableImage) return error.fault;
    return isDiskFull(error) ? 'full' : 'failed';
  });
  process.send?.(answer);
});
