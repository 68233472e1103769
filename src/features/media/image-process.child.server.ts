import sharp from 'sharp';
import { answerTasks } from '../../platform/task-process.child.server.ts';
import type { ImageAnswer, ImageSource } from './image-process.server.ts';
import { allowFormats, faultOf, resizeImage } from './resize.server.ts';

/*
 * The process that decodes and encodes pictures: it receives a source and returns the sizes or a
 * fault.
 */

sharp.cache(false);
sharp.concurrency(1);
allowFormats();

answerTasks((source: ImageSource): Promise<ImageAnswer> => resizeImage(source).catch(faultOf));
