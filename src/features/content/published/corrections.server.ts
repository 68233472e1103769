import { formatDate } from '../../../platform/i18n/format.ts';
import { dayBounds } from '../../../platform/wall-clock.ts';
import type { Row } from '../row.server.ts';
import { OWN_WORDS } from '../texts.server.ts';
import type { CorrectionView } from '../views.ts';

/** The correction notes of a content, in its own language, the oldest first. */
export const toCorrections = ({
  language,
  corrections,
}: Pick<Row, 'language' | 'corrections'>): CorrectionView[] =>
  corrections
    .toSorted((one, other) => (one.day < other.day ? -1 : Number(one.day > other.day)))
    .map(({ day, text }) => ({
      day,
      label: `${OWN_WORDS[language].correction} (${formatDate(language, dayBounds(day)[0])})`,
      text,
    }));
