/** How many connections to the database one process opens at most. */
export const CONNECTIONS = {
  requests: 6,
  jobs: 4,
  /** For notices of changes, and for notices of new jobs. */
  listening: 2,
};
