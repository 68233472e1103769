/** How many connections to the database one process opens at most. */
export const CONNECTIONS = {
  requests: 6,
  jobs: 4,
  /** For notices of changes and of new jobs. */
  listening: 1,
};
