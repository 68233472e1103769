import { isControlIssue } from '../../../../platform/typed-text.ts';
import { type Category, type Content, NewContent, type State } from '../../schema.ts';

/** The cover as the editor holds it: what is sent, and what drawing it needs. */
export interface CoverFields {
  mediaId: string;
  alt: string;
  caption: string;
  width: number;
  height: number;
  widths: number[];
}

/** What is typed. The category is empty until one is chosen. */
export interface EditorFields {
  title: string;
  category: Category | '';
  slug: string;
  summary: string;
  author: string;
  body: string;
  cover: CoverFields | null;
}

export const emptyFields = (author: string): EditorFields => ({
  title: '',
  category: '',
  slug: '',
  summary: '',
  author,
  body: '',
  cover: null,
});

export const fieldsOf = (content: Content): EditorFields => ({
  title: content.title,
  category: content.category,
  slug: content.slug,
  summary: content.summary,
  author: content.author,
  body: content.body,
  cover: content.cover && {
    mediaId: content.cover.mediaId,
    alt: content.cover.alt,
    caption: content.cover.caption,
    width: content.cover.width,
    height: content.cover.height,
    widths: content.cover.widths,
  },
});

/** Fields in one order and trimmed as the server will, so that equal texts are equal. */
export const sameFields = (a: EditorFields, b: EditorFields) => signature(a) === signature(b);

function signature(fields: EditorFields): string {
  const { title, category, slug, summary, author, body, cover } = fields;
  return JSON.stringify([
    title.trim(),
    category,
    slug.trim(),
    summary.trim(),
    author.trim(),
    body,
    cover && [cover.mediaId, cover.alt.trim(), cover.caption.trim()],
  ]);
}

export function toInput(fields: EditorFields, state: State): unknown {
  const { cover, ...texts } = fields;
  return {
    ...texts,
    state,
    cover: cover && { mediaId: cover.mediaId, alt: cover.alt, caption: cover.caption },
  };
}

export type Problem =
  | {
      field: string;
      kind:
        | 'required'
        | 'controlCharacters'
        | 'address'
        | 'altForPublishing'
        | 'bodyForPublishing'
        | 'wrong';
    }
  | { field: string; kind: 'min' | 'max'; limit: number };

export type Checked = { input: NewContent; problems: [] } | { input: null; problems: Problem[] };

/** Checks what is typed against what the server takes, and against what publishing asks besides. */
export function checkFields(fields: EditorFields, state: State): Checked {
  const parsed = NewContent.safeParse(toInput(fields, state));
  const problems: Problem[] = [];
  for (const issue of parsed.error?.issues ?? []) {
    const field = issue.path.join('.');
    if (problems.some((known) => known.field === field)) continue;
    if (issue.code === 'too_small' && !textAt(fields, field))
      problems.push({ field, kind: 'required' });
    else if (issue.code === 'too_small')
      problems.push({ field, kind: 'min', limit: Number(issue.minimum) });
    else if (issue.code === 'too_big')
      problems.push({ field, kind: 'max', limit: Number(issue.maximum) });
    else if (isControlIssue(issue)) problems.push({ field, kind: 'controlCharacters' });
    else if (field === 'slug') problems.push({ field, kind: 'address' });
    else if (field === 'category') problems.push({ field, kind: 'required' });
    else problems.push({ field, kind: 'wrong' });
  }
  if (state === 'published') {
    if (!fields.body.trim()) problems.push({ field: 'body', kind: 'bodyForPublishing' });
    if (fields.cover && !fields.cover.alt.trim()) {
      problems.push({ field: 'cover.alt', kind: 'altForPublishing' });
    }
  }
  if (problems.length === 0 && parsed.success) return { input: parsed.data, problems: [] };
  return { input: null, problems };
}

const textAt = (fields: EditorFields, field: string) =>
  field === 'title' ? fields.title.trim() : 'something';

export const FIELD_ORDER = [
  'title',
  'body',
  'category',
  'slug',
  'summary',
  'author',
  'cover.mediaId',
  'cover.alt',
  'cover.caption',
] as const;

export const fieldId = (field: string) => `field-${field.replace('.', '-')}`;
