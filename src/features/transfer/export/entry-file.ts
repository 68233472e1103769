import { stringify } from 'yaml';
import type { WrittenContent } from '../../content/schema.ts';

/** A stored content, as the export writes it. */
export interface Exported {
  id: string;
  state: string;
  fields: WrittenContent;
  formerSlugs: string[];
  /** The id of the content of which it is a translation; null for the first of a group. */
  translationOf: string | null;
}

/** The path in the ZIP of a picture or file, by its id; null if it was not stored. */
export type PathOf = (mediaId: string) => string | null;

export const pathOfEntry = ({ fields }: Exported) =>
  `contents/${fields.category}/${fields.slug}.md`;
/** From a file of a content to the root of the ZIP. */
const ROOT = '../../';
const MEDIA = /\/media\/([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})\/[\w.-]{1,200}/g;

/** The Markdown file of a content: front matter, and the text with relative addresses of media. */
export function entryFile(content: Exported, pathOf: PathOf): string {
  const { fields } = content;
  const src = (id: string) => {
    const path = pathOf(id);
    return path && ROOT + path;
  };
  const { cover, share, attachments } = fields;
  const coverSrc = cover && src(cover.mediaId);
  const shareSrc = share.mediaId && src(share.mediaId);
  const values = {
    id: content.id,
    title: fields.title,
    slug: fields.slug,
    category: fields.category,
    state: content.state,
    publishedAt: fields.publishedAt,
    unpublishAt: fields.unpublishAt,
    language: fields.language,
    translationOf: content.translationOf,
    author: fields.author,
    place: fields.place,
    tags: fields.tags,
    summary: fields.summary,
    pinned: fields.pinned,
    cover: cover &&
      coverSrc && {
        ...{ src: coverSrc, alt: cover.alt, caption: cover.caption, credit: cover.credit },
        ...(cover.decorative && { decorative: true }),
      },
    share: {
      title: share.title,
      description: share.description,
      ...(shareSrc && { image: shareSrc }),
    },
    attachments: attachments.flatMap(({ mediaId, title }) => {
      const file = src(mediaId);
      return file ? [{ src: file, title }] : [];
    }),
    formerSlugs: content.formerSlugs,
  };
  const used = Object.entries(values).filter(([, value]) => value !== null && value !== undefined);
  const yaml = stringify(Object.fromEntries(used), { schema: 'core', lineWidth: 0 });
  const body = fields.body.replace(MEDIA, (all, id: string) => src(id) ?? all);
  return `---\n${yaml}---\n\n${body}\n`;
}
