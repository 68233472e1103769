/** As on the wire, from the shortest to the longest. */
export const EDUCATIONS = [
  'ilkokul',
  'ortaokul',
  'lise',
  'onLisans',
  'lisans',
  'yuksekLisans',
  'doktora',
] as const;
export type Education = (typeof EDUCATIONS)[number];
