/** A picture in a text that was not uploaded: its placeholder, and the name of its file. */
export interface UnfinishedUpload {
  mark: string;
  name: string;
}

/** What stands in the text until a picture is uploaded. */
export const uploadMark = (name: string, key: number): string =>
  `![${name
    .replace(/\s+/g, ' ')
    .trim()
    .replace(/[\\[\]()]/g, ' ')}](upload:${key})`;

/** The placeholders in a text. The name has no bracket, so that each character is read once. */
export const unfinishedUploads = (body: string): UnfinishedUpload[] =>
  [...body.matchAll(/!\[([^[\]\n]*)\]\(upload:\d+\)/g)].map(([mark, name = '']) => ({
    mark,
    name: name.trim(),
  }));
