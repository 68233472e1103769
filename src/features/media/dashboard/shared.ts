/* What screens of other features use of the library; no other file here is for them. */
export { AltFields, type AltValue } from './parts/alt-fields.tsx';
export { Thumbnail } from './parts/thumbnail.tsx';
export { useMediaNames } from './parts/use-media-names.ts';
export { MediaPicker } from './picker/media-picker.tsx';
export { acceptOf } from './uploads/check-file.ts';
export { fitPicture, isPicture, MAX_PHOTO_BYTES } from './uploads/fit-picture.ts';
export { UploadList } from './uploads/upload-list.tsx';
export { uploadMedia } from './uploads/upload-media.ts';
export { type Upload, useUploads } from './uploads/use-uploads.ts';
