/** Addresses of the built files that the public pages use. */
export interface SiteAssets {
  css: string[];
  js: string;
  /** Font files that a page preloads because they are above the fold. */
  fonts: { headings: string[]; text: string[] };
}
