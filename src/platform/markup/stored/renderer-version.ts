/**
 * Increase it when the same Markdown becomes other HTML. Stored HTML of an earlier version is then
 * rendered again in the background; see decision 35.
 */
export const RENDERER_VERSION = 4;
