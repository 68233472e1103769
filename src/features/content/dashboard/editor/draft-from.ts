import type { NewContent } from '../../schema.ts';
import type { EditorFields } from './editor-fields.ts';

type Change = Pick<NewContent, 'title' | 'category'> & Partial<NewContent>;

/** A new draft with the text of another content. Its address, its dates and its pin are its own. */
export function draftFrom(source: EditorFields, change: Change): NewContent {
  const { cover, translationOf: _, ...fields } = source;
  const { mediaId = '', alt = '', caption = '', credit = '', decorative = false } = cover ?? {};
  return {
    ...fields,
    cover: cover && { mediaId, alt, caption, credit, decorative },
    ...{ slug: '', pinned: false, publishedAt: null, unpublishAt: null },
    state: 'draft',
    ...change,
  };
}
