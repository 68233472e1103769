import type { ReactNode } from 'react';

/** "e-posta", "E-Mail": a word of one letter and a hyphen, which browsers break after the hyphen. */
const SHORT_COMPOUND = /((?<![\p{L}\p{N}])\p{L}-\p{L}+)/u;

interface PageHeaderProps {
  title: string;
  /** Language of the title, if it is not the page's language. */
  titleLang?: string | undefined;
  /** Language of the lead, if it is not the page's language. */
  lang?: string | undefined;
  lead?: string;
  /** Content of the margin. */
  rail?: ReactNode;
  children?: ReactNode;
}

/** The header of a page, with the open corner. */
export function PageHeader({ title, titleLang, lang, lead, rail, children }: PageHeaderProps) {
  return (
    <header className="page-head corner railed">
      <div className="rail">{rail}</div>
      <div className="in">
        <h1 lang={titleLang}>{unbroken(title)}</h1>
        {lead && (
          <p className="lede" lang={lang}>
            {unbroken(lead)}
          </p>
        )}
        {children}
      </div>
    </header>
  );
}

/** A text in which no line ends after the hyphen of a word such as "e-posta". */
export function unbroken(text: string): ReactNode {
  const parts = text.split(SHORT_COMPOUND);
  if (parts.length === 1) return text;
  return parts.map((part, index) =>
    index % 2 === 0 ? (
      part
    ) : (
      // biome-ignore lint/suspicious/noArrayIndexKey: the parts of a text have no other key
      <span key={index} className="nobr">
        {part}
      </span>
    ),
  );
}
