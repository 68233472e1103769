/** What the check before publishing finds in a text. */
export const TEXT_FAULTS = [
  'headingEmpty',
  'headingOrder',
  'altMissing',
  'altIsName',
  'linkEmpty',
  'linkText',
  'linkAddress',
  'noteMissing',
  'noteUnused',
  'listOrdinal',
  'listNumbers',
  'marksShown',
] as const;

/** With these a text is not published; the others are advice. */
export const STOPS_PUBLISHING: readonly TextFault['kind'][] = ['altMissing'];

/** A part of a text that an author should improve before publishing. */
export interface TextFault {
  kind: (typeof TEXT_FAULTS)[number];
  /** Counted from 1. */
  line: number;
  /**
   * The heading, the item of the list, the words behind a mark, the text of the link, the alternative
   * text, or the label of the note; for `altMissing` the number of the picture among those of the text.
   */
  text: string;
}

/** A picture that has neither an alternative text nor the mark that it only decorates. */
export interface PictureWithoutAlt {
  /** Its place among the pictures that the site shows of the text, counted from 1. */
  number: number;
  /** Counted from 1. */
  line: number;
}
