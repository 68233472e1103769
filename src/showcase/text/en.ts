import { elements } from './elements/en.ts';
import { parts } from './parts/en.ts';

export const en = {
  name: 'Components',
  code: {
    title: 'Code',
    copy: 'Copy code',
  },
  sections: {
    'data-display': 'Data display',
    lists: 'Lists',
  },
  worlds: {
    dashboard: 'Dashboard',
    site: 'Public pages',
  },
  states: {
    conflict: 'Conflict',
    default: 'Default',
    disabled: 'Disabled',
    empty: 'Empty',
    failed: 'Error',
    forbidden: 'No permission',
    loading: 'Loading',
    long: 'Long words',
    many: 'Many items',
    noMatch: 'No match',
    one: 'One item',
  },
  pages: {
    start: {
      title: 'Overview',
      lead: 'The building blocks of the site and the dashboard, in all their states and with their code.',
    },
    colors: {
      title: 'Colours',
      lead: 'The roles of colours, their shades, and the signs of states.',
    },
    typography: {
      title: 'Typography',
      lead: 'Headings, text sizes and long texts.',
    },
    buttons: {
      title: 'Buttons',
      lead: 'Four kinds of button, icons and menus.',
    },
    inputs: {
      title: 'Inputs',
      lead: 'Everything that is typed, chosen and searched.',
    },
    forms: {
      title: 'Forms',
      lead: 'Validation, saving, and how errors are shown.',
    },
    modals: {
      title: 'Dialogs',
      lead: 'Confirmation, deletion, short forms and messages.',
    },
    charts: {
      title: 'Charts',
      lead: 'Map, columns and bars.',
    },
    detailLists: {
      title: 'Detail lists',
      lead: 'The data and the history of one record.',
    },
    quickStats: {
      title: 'Quick stats',
      lead: 'The most important numbers of a subject.',
    },
    tables: {
      title: 'Tables',
      lead: 'Sorting, selection, pages and empty states.',
    },
    gridLists: {
      title: 'Grid lists',
      lead: 'Equal items side by side.',
    },
    groupedLists: {
      title: 'Grouped lists',
      lead: 'Items gathered under headings.',
    },
  },
  examples: { ...elements, ...parts },
};
