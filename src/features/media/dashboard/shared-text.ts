/* What texts of other features use of the library: apart, because it contains the visual editor. */
export { MarkdownWithPictures } from './text-pictures/markdown-with-pictures.tsx';
export { useLibraryPictures } from './text-pictures/use-library-pictures.tsx';
