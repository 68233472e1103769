/* What screens of other features use of the library; no other file here is for them. */
export { AltFields, type AltValue } from './alt-fields.tsx';
export { mediaOf } from './media-of.ts';
export { MediaPicker, PictureButtons } from './media-picker.tsx';
export { MediaPicture, Thumbnail, useMediaNames } from './parts.tsx';
export { acceptOf, isPicture, MAX_PHOTO_BYTES } from './uploads/files.ts';
export { UploadList } from './uploads/uploads.tsx';
export { type Step, type Upload, uploadMedia, useUploads } from './uploads/use-uploads.ts';
