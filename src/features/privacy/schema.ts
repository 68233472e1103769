/** The rights of KVKK article 11 that people use, as on the wire. */
export const REQUEST_KINDS = ['information', 'correction', 'deletion'] as const;
export type RequestKind = (typeof REQUEST_KINDS)[number];

export const REQUEST_STATES = ['open', 'answered', 'refused'] as const;
export type RequestState = (typeof REQUEST_STATES)[number];

/** How the request arrived. `site`: from the applicant's own page. */
export const CHANNELS = ['site', 'email', 'post', 'office'] as const;
export type Channel = (typeof CHANNELS)[number];

/** Within how many days KVKK article 13 requires an answer. */
export const ANSWER_WITHIN_DAYS = 30;
