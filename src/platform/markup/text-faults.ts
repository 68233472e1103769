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
] as const;

/** A part of a text that an author should improve before publishing. */
export interface TextFault {
  kind: (typeof TEXT_FAULTS)[number];
  /** Counted from 1. */
  line: number;
  /** The heading, the text of the link, the name of the file, or the label of the note. */
  text: string;
}
