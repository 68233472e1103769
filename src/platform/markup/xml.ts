/** Characters that XML 1.0 cannot contain, not even escaped. */
const UNWRITABLE = /[^\t\n\r\u{20}-\u{d7ff}\u{e000}-\u{fffd}\u{10000}-\u{10ffff}]/gu;
const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&apos;',
};

export const XML_HEAD = '<?xml version="1.0" encoding="UTF-8"?>\n';

/** A text escaped for XML, in an element or an attribute. */
export const xmlText = (text: string): string =>
  text.replace(UNWRITABLE, '').replace(/[&<>"']/g, (letter) => ESCAPES[letter] as string);

/** `<name>text</name>`, or nothing for an empty text. */
export const xmlElement = (name: string, text: string): string =>
  text ? `<${name}>${xmlText(text)}</${name}>` : '';
