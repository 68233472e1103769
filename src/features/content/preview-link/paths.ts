/** The page of a preview link, followed by its token. */
export const PREVIEW_PATH = '/onizleme';
