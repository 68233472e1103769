import * as z from 'zod/mini';

/**
 * Control characters (C0, C1), the separators of lines and paragraphs, and what overrides the
 * direction of writing. A name that holds one is shown as another one, breaks the line of a log, or
 * moves the cursor of a terminal.
 */
const CONTROLS = /[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;
const CONTROLS_BESIDES_LINES = /(?![\n\t])[\p{Cc}\u2028-\u202e\u2066-\u2069]/u;

const params = { rule: 'controlCharacters' };

/** A field of one line, without blanks at its ends. Length and form are checked besides. */
export const oneLine = (max: number) =>
  z.string().check(
    z.trim(),
    z.refine((text) => !CONTROLS.test(text), { params }),
    z.maxLength(max),
  );

/** A field that may have several lines, which end with LF alone; tabs are kept. */
export const severalLines = (max: number) =>
  z.string().check(
    z.overwrite((text) => text.replace(/\r\n?/g, '\n')),
    z.trim(),
    z.refine((text) => !CONTROLS_BESIDES_LINES.test(text), { params }),
    z.maxLength(max),
  );

/** Text of a source that nobody can be asked to correct: what {@link oneLine} refuses is left out. */
export const withoutControls = (text: string): string =>
  text.replace(new RegExp(CONTROLS.source, 'gu'), '');

/** Whether a schema's issue is one of those above. */
export const isControlIssue = (issue: object): boolean =>
  (issue as { params?: { rule?: unknown } }).params?.rule === params.rule;
