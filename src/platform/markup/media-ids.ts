const MEDIA = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\//g;

/** The ids of the stored pictures and files that a text names, each once. */
export const mediaIdsIn = (markdown: string): string[] => [
  ...new Set([...markdown.matchAll(MEDIA)].map(([, id]) => id as string)),
];
