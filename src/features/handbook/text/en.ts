/** The handbook for staff; its tasks are in `tasks/`. */
export const handbook = {
  title: 'Help',
  lead: 'What staff do most often, step by step.',
  find: 'Search the help',
  hint: 'What would you like to do?',
  none: 'No task has these words.',
  found_one: '{{count}} task found',
  found_other: '{{count}} tasks found',
  here: 'Help for this page (opens in a new tab)',
  onPage: 'On the page that you came from',
  all: 'All tasks',
  goneTitle: 'There is no such help page',
  goneText: 'The address may be wrong, or the page has another name now.',
  failedTitle: 'The help could not be loaded',
  groups: {
    writing: 'Writing and publishing',
    site: 'Site, documents and people',
    applications: 'Applications and messages',
    team: 'Team, sign-in and security',
    setup: 'Set-up and system',
  },
};

/** What the dashboard loads after the sign-in, by namespace. */
export const screens = { handbook };
