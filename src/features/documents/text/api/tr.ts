/** What its part of the API says: refusals, names of fields. */
export const tr = {
  validation: {
    versionTaken: 'Bu numarada bir sürüm var.',
  },
};
