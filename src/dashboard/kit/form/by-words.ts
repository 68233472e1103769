import type { ComboboxItem, OptionsFilter } from '@mantine/core';
import { slugOf } from '../../../platform/slug.ts';

/**
 * Finds the choices of a searchable list that contain every typed word, however Turkish letters are typed:
 * "izmir" finds "İzmir", which JavaScript's lower case would not.
 */
export const byWords: OptionsFilter = ({ options, search, limit }) => {
  const words = search.split(/\s+/).map(slugOf).filter(Boolean);
  return (options as ComboboxItem[])
    .filter(({ label }) => {
      const folded = slugOf(label);
      return words.every((word) => folded.includes(word));
    })
    .slice(0, limit);
};
