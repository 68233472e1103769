import { htmlToMarkdown } from './html-to-markdown.server.ts';
import { withLazyPictures } from './lazy-pictures.ts';

/** HTML of another site. */
export interface ForeignHtml {
  html: string;
  /** Of that site, such as `https://eski.example`: its links become links of this site. May be empty. */
  origin: string;
  /** A text of the classic editor of WordPress. */
  isClassic?: boolean;
}

/**
 * The Markdown has `import:0`, `import:1` … in the place of the addresses of `pictures`: of pictures, and
 * of files of that site to which it links.
 */
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
  const own = ownAddresses(origin);
  const { markdown, lost } = htmlToMarkdown(withLazyPictures(html), {
    isClassic: isClassic ?? false,
    address(written, kind) {
      const path = own(written);
      if (kind === 'picture') return place(path === null || !origin ? written : origin + path);
      if (path === null) return written;
      return FILE.test(path) ? place(origin + path) : path;
    },
  });
  return { markdown: markdown.trim(), pictures, lost };
}

/** A file in a folder of uploads of WordPress or Ghost. */
const FILE =
  /^\/(?:[^?#]*\/)?(?:uploads|content\/(?:files|images|media))\/[^?#]+\.(?!html?|php)[a-z\d]{2,5}(?:[?#]|$)/i;

/** The path of an address of the site, in whatever form it is written; null for another site. */
function ownAddresses(origin: string): (address: string) => string | null {
  const host = URL.parse(origin)?.host.replace(/^www\./, '');
  return (address) => {
    const [whole, at = ''] = /^(?:https?:)?\/\/(?:[^/?#@]{0,100}@)?([^/?#]+)/i.exec(address) ?? [];
    if (whole === undefined) return address.startsWith('/') ? address : null;
    const name = at
      .toLowerCase()
      .replace(/^www\./, '')
      .replace(/:(?:80|443)$/, '');
    if (!host || name !== host) return null;
    const path = address.slice(whole.length);
    return path.startsWith('/') ? path : `/${path}`;
  };
}
