import * as z from 'zod/mini';

/**
 * Control characters (C0, C1), the separators of lines and paragraphs, and characters that change the
 * writing direction. With one of them a name may look like another name, break a line of the log, or
 * move the cursor of a terminal.
 */
const CONTROLS = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const CONTROLS_BESIDES_LINES = /(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

/**
 * A text without such a character shows nothing: only spaces, fillers, marks without a letter, or what
 * has no glyph.
 */
const VISIBLE = /[^\p{Z}\p{C}\p{M}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** A text that shows nothing is an empty one, which a required field refuses. */
const emptyIfUnseen = z.overwrite<string>((text) => (VISIBLE.test(text) ? text : ''));

const params = { rule: 'controlCharacters' };

export const lineChecks = (max: number) =>
  [
    z.trim(),
    z.refine<string>((text) => !CONTROLS.test(text), { params }),
    emptyIfUnseen,
    z.maxLength(max),
  ] as const;

/** A field of one line, without spaces at its ends. */
export const oneLine = (max: number) => z.string().check(...lineChecks(max));

/** A field that may have several lines, whose line ends become LF; tabs stay. */
export const severalLines = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    z.trim(),
    z.refine((text) => !CONTROLS_BESIDES_LINES.test(text), { params }),
    emptyIfUnseen,
    z.maxLength(max),
  );

/** For texts that no one can correct: removes the characters that {@link oneLine} refuses. */
export const withoutControls = (text: string): string =>
  text.replace(new RegExp(CONTROLS.source, 'gu'), '');

/** Whether a schema's issue is about control characters. */
export const isControlIssue = (issue: object): boolean =>
  (issue as { params?: { rule?: unknown } }).params?.rule === params.rule;
