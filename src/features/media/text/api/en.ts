import type { TextOf } from '../../../../platform/i18n/text.ts';
import type { tr } from './tr.ts';

export const en: TextOf<typeof tr> = {
  errors: {
    imageTooLarge: 'An image may be at most {{megabytes}} MB.',
    fileTooLarge: 'A file may be at most {{megabytes}} MB.',
    mediaInUse: 'This file is used in {{count}} records; it cannot be deleted while it is used.',
  },
  success: {
    firstFrameOnly: 'The picture is animated; only its first frame is shown.',
    mediaKnown: 'This file was in the library already.',
    mediaReplaced: 'The file has been replaced.',
  },
  validation: {
    fileType:
      'Files of this type cannot be uploaded. Choose a JPEG, PNG, WebP or AVIF image, a PDF or an office file (DOCX, XLSX, PPTX, ODT, ODS, ODP).',
    fileHasMacros:
      'Office files with macros cannot be uploaded. Please save the file without macros and upload it again.',
    replaceWithImage: 'Only an image can replace an image.',
    replaceWithFile: 'Only a PDF or an office file can replace a file.',
    mediaKnown: 'This file is in the library already: {{name}}.',
    imageUnreadable: 'The file is not a readable JPEG, PNG, WebP or AVIF image.',
    imageIsHeic:
      'HEIC images cannot be used. Please save the image as JPEG, PNG, WebP or AVIF and upload it again.',
    imageTooManyPixels:
      'Each side of an image may have at most {{side, number}} pixels, the whole image at most {{megapixels}} megapixels.',
    imageNotProcessed: 'The image could not be processed. Please upload a smaller image.',
    imageTooManyAvifPixels:
      'An AVIF image may have at most {{megapixels}} megapixels. Please upload a smaller image or a JPEG.',
    fileTooMuchMemory:
      'Reading this file needs too much memory. Please upload a simpler or smaller file.',
    pdfNotProcessed: 'The PDF could not be read. Please save it again and upload it once more.',
    pdfUnreadable: 'The file is not a readable PDF. Open it in a PDF program and save it again.',
    pdfEncrypted: 'The PDF is protected by a password. Please upload an unprotected file.',
    pdfTooLarge: 'A PDF may be at most {{megabytes}} MB.',
    pdfTooManyPages: 'A PDF may have at most {{max}} pages.',
    pdfTooSlow: 'The PDF took too long to open. Please save it again and upload it once more.',
  },
};
