declare module '@joplin/turndown-plugin-gfm' {
  import type TurndownService from 'turndown';

  /** Tables, strikethrough, task lists. */
  export const gfm: TurndownService.Plugin;
}
