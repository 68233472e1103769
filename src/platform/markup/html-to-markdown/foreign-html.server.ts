import { htmlToMarkdown } from './html-to-markdown.server.ts';

/** HTML of another site. */
export interface ForeignHtml {
  html: string;
  /** Of that site, such as `https://eski.example`: its links become links of this site. May be empty. */
  origin: string;
  /** A text of the classic editor of WordPress. */
  isClassic?: boolean;
}

/** The Markdown has `import:0`, `import:1` … in the place of the addresses of `pictures`. */
export interface ConvertedHtml {
  markdown: string;
  pictures: string[];
  /** The names of elements that the text cannot have. */
  lost: string[];
}

/** @throws RangeError as `htmlToMarkdown` */
export function convertForeignHtml({ html, origin, isClassic }: ForeignHtml): ConvertedHtml {
  const pictures: string[] = [];
  const place = (address: string): string => {
    const known = pictures.indexOf(address);
    return `import:${known < 0 ? pictures.push(address) - 1 : known}`;
  };
  const withoutOrigin = (address: string) =>
    origin && address.startsWith(`${origin}/`) ? address.slice(origin.length) : address;
  const { markdown, lost } = htmlToMarkdown(html, {
    isClassic: isClassic ?? false,
    address: (written, kind) => (kind === 'picture' ? place(written) : withoutOrigin(written)),
  });
  return { markdown: markdown.trim(), pictures, lost };
}
