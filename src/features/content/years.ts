/** Turkey keeps UTC+3 all year. */
const OFFSET = '+03:00';

/** First moment of a calendar year in Istanbul, and of the next. */
export function yearBounds(year: number): [Date, Date] {
  return [
    new Date(`${year}-01-01T00:00:00${OFFSET}`),
    new Date(`${year + 1}-01-01T00:00:00${OFFSET}`),
  ];
}
