/** What changes with any meeting: every page and calendar that shows one carries this tag. */
export const MEETINGS_TAG = 'meetings';
