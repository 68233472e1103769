import type { ReactNode } from 'react';

/** "e-posta", "E-Mail": a word of one letter and a hyphen, which browsers break after the hyphen. */
const SHORT_COMPOUND = /((?<![\p{L}\p{N}])\p{L}-\p{L}+)/u;

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
