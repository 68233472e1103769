/** Addresses of what the build made for the public pages. */
export interface SiteAssets {
  css: string[];
  js: string;
  /** Font files that a page preloads because they are above the fold. */
  preloadFonts: string[];
}
