import { type FieldFault, Invalid, Refusal } from '../../platform/errors.ts';
import type { Operation } from '../../platform/operation.server.ts';
import {
  type ProcessFault,
  TaskProcess,
  type TaskProcessSettings,
} from '../../platform/task-process.server.ts';
import { MAX_AVIF_PIXELS, MAX_IMAGE_PIXELS, MAX_IMAGE_SIDE, type PrintFormat } from './schema.ts';
import { SVG_LIMITS, type SvgFault } from './svg-limits.ts';

/**
 * An uploaded file by its path, or RGBA pixels. `svg`: the path of a drawing. `scan`: the bytes of a JPEG or PNG, which becomes one
 * file of the same format, upright and without metadata. `logo`: a stored size of a picture, which
 * becomes PNG files for programs that read nothing else. `print`: a stored size, which becomes a JPEG
 * or PNG for the press. `crop`: a stored size, of which the part around the focal point becomes a JPEG
 * in this size.
 */
export type ImageSource =
  | { file: string }
  | { svg: string }
  | { logo: Uint8Array }
  | { crop: Uint8Array; focus: { x: number; y: number }; width: number; height: number }
  | { scan: Uint8Array }
  | { print: Uint8Array; format: PrintFormat }
  | { pixels: Uint8Array; width: number; height: number };

export interface ResizedImage {
  /** Pixels after orientation is applied. */
  width: number;
  height: number;
  widths: number[];
  /** The picture moves, and only its first frame was taken. */
  firstFrameOnly?: boolean;
  files: { name: string; bytes: Uint8Array }[];
}

export type ImageFault =
  | SvgFault
  | 'unreadable'
  | 'tooManyPixels'
  | 'tooManyAvifPixels'
  | ProcessFault;
/** What the process sends. `full`: there is no space for temporary files. */
export type ImageAnswer = ResizedImage | ImageFault | 'full';

const USUAL: TaskProcessSettings = {
  // The largest pictures take less: a PNG of 50 megapixels with 16 bits, line by line in seven parts.
  memoryMib: 640,
  // Each takes some seconds.
  mostWaiting: 8,
  // The largest takes 10 s of processor time.
  timeLimitMs: 60_000,
  idleMs: 2000,
  tasksPerProcess: 25,
  // Pixels are collected as soon as they are not used: see `resizeImage`.
  options: ['--expose-gc'],
  // One memory arena is enough, and freed pixels go back to the system at once. Decoded pictures above
  // 64 MB are stored in a file.
  env: {
    MALLOC_ARENA_MAX: '1',
    MALLOC_MMAP_THRESHOLD_: '131072',
    MALLOC_TRIM_THRESHOLD_: '131072',
    VIPS_DISC_THRESHOLD: '64m',
  },
};

/** Decodes and encodes pictures one at a time in a separate process. */
export class ImageProcess extends TaskProcess<ImageSource, ImageAnswer> {
  constructor(settings: Partial<TaskProcessSettings> = {}) {
    super('src/features/media/image-process.child.server.ts', { ...USUAL, ...settings });
  }

  /**
   * @throws Refusal 503 when too many pictures are already waiting, or no process can be started, 507
   * when there is no space for temporary files
   */
  async resize(source: ImageSource): Promise<ResizedImage | ImageFault> {
    const answer = await this.run(source);
    if (answer === 'full') throw new Refusal(507, 'storageFull');
    return answer;
  }
}

/** The instance that this server uses. */
export const imageProcess = new ImageProcess();

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
  svgUnreadable: { rule: 'svgUnreadable' },
  svgTooLarge: {
    rule: 'svgTooLarge',
    values: { megabytes: SVG_LIMITS.bytes / 2 ** 20, elements: SVG_LIMITS.elements },
  },
  svgHasScript: { rule: 'svgHasScript' },
  svgHasReference: { rule: 'svgHasReference' },
  svgHasText: { rule: 'svgHasText' },
  svgHasEffect: { rule: 'svgHasEffect' },
  svgHasNoSize: { rule: 'svgHasNoSize' },
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
