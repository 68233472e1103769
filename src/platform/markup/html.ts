const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"' };

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#x27;',
};

/** A text for HTML, in an element or an attribute, escaped exactly as React escapes it. */
export const escapeHtml = (text: string): string =>
  text.replace(/[&<>"']/g, (character) => ESCAPES[character] as string);

/** The text of HTML that {@link renderMarkdown} made; it contains only these four entities. */
export const textOfHtml = (html: string): string =>
  html
    .replace(/<[^>]*>/g, '')
    .replace(/&(amp|lt|gt|quot);/g, (_, name: string) => ENTITIES[name] as string);
