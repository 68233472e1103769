/** The tag of every page and calendar with meetings; every change of a meeting invalidates it. */
export const MEETINGS_TAG = 'meetings';
