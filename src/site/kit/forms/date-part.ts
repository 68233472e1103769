export const DATE_PARTS = ['day', 'month', 'year'] as const;
export type DatePart = (typeof DATE_PARTS)[number];

/** The name of the input for a part of a date. */
export const datePart = (field: string, part: DatePart): string => `${field}-${part}`;

/** Whether an input belongs to a date, whose field has the messages. */
export const isDatePart = (input: string): boolean =>
  DATE_PARTS.some((part) => input.endsWith(datePart('', part)));
