import * as z from 'zod/mini';
import { sendFile } from '../../../../dashboard/kit/session/send-file.ts';
import { fitPicture } from '../../../media/dashboard/shared.ts';
import { Media } from '../../../media/schema.ts';

const Uploaded = z.object({ data: Media });

/**
 * Uploads one picture.
 * @param onProgress gets the percentage of the sent bytes as a whole number
 * @throws ApiError when the server refuses the picture or does not reply
 */
export async function sendImage(
  file: File,
  signal: AbortSignal,
  onProgress: (percent: number) => void,
): Promise<Media> {
  return Uploaded.parse(await sendFile('/api/media', await fitPicture(file), signal, onProgress))
    .data;
}
