import { type FieldFault, Invalid } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import {
  type ImageFault,
  type ImageSource,
  imageProcess,
  type ResizedImage,
} from './image-process.server.ts';
import { MAX_AVIF_PIXELS, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE } from './schema.ts';

const FAULTS: Record<ImageFault, FieldFault> = {
  unreadable: { rule: 'imageUnreadable' },
  tooManyPixels: {
    rule: 'imageTooManyPixels',
    values: { side: MAX_IMAGE_SIDE, megapixels: MAX_IMAGE_PIXELS / 1e6 },
  },
  tooManyAvifPixels: {
    rule: 'imageTooManyAvifPixels',
    values: { megapixels: MAX_AVIF_PIXELS / 1e6 },
  },
  tooMuchMemory: { rule: 'fileTooMuchMemory' },
  tooSlow: { rule: 'imageNotProcessed' },
  failed: { rule: 'imageNotProcessed' },
};

/**
 * Makes every size of a picture. Throws 422 if it is not a usable picture, 503 if too many others are
 * being processed.
 */
export async function resizeImage(op: Operation, source: ImageSource): Promise<ResizedImage> {
  const answer = await imageProcess.resize(source);
  if (typeof answer !== 'string') return answer;
  op.log({ fault: answer }, 'picture refused');
  throw new Invalid({ file: FAULTS[answer] });
}
