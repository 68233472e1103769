import type { TextOf } from '../../platform/i18n/texts.ts';
import type * as tr from './tr.ts';

export const showcase: TextOf<typeof tr.showcase> = {
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
  examples: {
    start: {
      publicIcons: {
        title: 'Icons of the site',
        text: 'Line icons drawn for this product; the arrow that points onward is mirrored in right-to-left layout.',
      },
      icons: {
        title: 'Icons',
        text: 'An icon always stands beside a word or carries the name of its button. Those that show a direction are mirrored in right-to-left layout.',
      },
      mark: {
        title: 'Open corner',
        text: 'The graphic sign of the party: a line of three pixels above and at the start. If there is room, the number stands in the margin.',
      },
    },
    colors: {
      textColors: {
        title: 'Text colours',
        text: 'Body, links, secondary text, and the word that is marked in search results.',
      },
      roles: {
        title: 'Roles',
        text: 'Components do not name colours, only their role. Every pair here has the contrast of WCAG AA.',
      },
      ramps: {
        title: 'Shades',
        text: 'The steps from which the roles are chosen. The last row has the six steps of maps and charts.',
      },
      statuses: {
        title: 'Signs of states',
        text: 'A state is never shown by colour alone: every sign has its own shape and its own word.',
      },
    },
    typography: {
      levels: {
        title: 'Headings of the site',
        text: 'Sizes grow with the width of the screen; a setting makes them fixed.',
      },
      headings: {
        title: 'Headings',
        text: 'Long words are broken and do not widen the column. The letters “fi” are never joined.',
      },
      texts: {
        title: 'Text sizes',
        text: 'The smallest text has 14 pixels. Numbers keep their direction in right-to-left layout.',
      },
      pageHeader: {
        title: 'Page header',
        text: 'The title, one sentence below it, and a number or a date in the margin.',
      },
      prose: {
        title: 'Long text',
        text: 'Text that comes from Markdown: lines of 66 characters, bullets and quotes.',
      },
    },
    buttons: {
      kinds: {
        title: 'Kinds and states',
        text: 'A page has one filled button; red is only for deletion. Under the pointer the background darkens, and keyboard focus draws a ring.',
      },
      sizes: {
        title: 'Sizes and icon buttons',
        text: 'Screen readers say the name of a button that has only an icon. The target has at least 24 pixels.',
      },
      rowMenu: {
        title: 'Row menu',
        text: 'Opens with a click or Enter, the arrow keys move in it, Esc closes it, and the focus returns to the button.',
      },
      submit: {
        title: 'Sign-in button',
        text: 'It is not disabled during the request, so that it keeps the focus; a second press sends nothing.',
      },
      buttons: {
        title: 'Buttons and links',
        text: 'The target has 44 pixels. A long label continues on the next line and is not cut.',
      },
    },
    inputs: {
      questions: {
        title: 'Questions and consent',
        text: 'The question is a heading with its choices below it. The text of a checkbox can be clicked too.',
      },
      textFields: {
        title: 'Text fields',
        text: 'The label is above, the hint below it. The error is below the field and linked to it.',
      },
      choices: {
        title: 'Choices',
        text: 'Checkboxes and switches change with the space bar. No consent is ticked beforehand.',
      },
      filters: {
        title: 'Filters',
        text: 'In lists the filters are in the address, so that Back undoes them too. “Clear” appears if one is set.',
      },
      plainFields: {
        title: 'Fields of the sign-in page',
        text: 'Written without the component library, so that the sign-in page stays light.',
      },
      fields: {
        title: 'Typed fields',
        text: 'Messages in the language of the page replace the error boxes of the browser.',
      },
      search: {
        title: 'Search',
        text: 'Turkish letters and endings are matched with each other.',
      },
    },
    forms: {
      recordForm: {
        title: 'Form of a record',
        text: 'When it is saved, a summary above lists the errors and takes the focus; each line leads to its field.',
      },
      failedSave: {
        title: 'Form that was not saved',
        text: 'What was typed stays. If another user has changed the record, the form asks which version to continue with.',
      },
      note: {
        title: 'Note',
        text: 'The button can be used only after a change; below the field is who wrote last.',
      },
      form: {
        title: 'Form for visitors',
        text: 'It can be sent without JavaScript; browser and server check it by the same rules.',
      },
      refusedForm: {
        title: 'Refused form',
        text: 'The summary takes the focus, what was typed stays, and the field is marked by a line and by words.',
      },
    },
    modals: {
      confirm: {
        title: 'Confirmation',
        text: 'The focus is on the button that cancels. Esc closes, and the focus returns to the button that opened it.',
      },
      deletion: {
        title: 'Deletion',
        text: 'What will be deleted is named. If the server refuses, the reason appears in the dialog.',
      },
      formDialog: {
        title: 'Short form',
        text: 'For tasks with a single field; longer forms have a page of their own.',
      },
      messages: {
        title: 'Messages',
        text: 'They are shown for a short time and wait under the pointer. A message is never the only copy of an error or an action.',
      },
      settings: {
        title: 'Appearance settings',
        text: 'The drawer that site and dashboard share. A choice made in it is stored.',
      },
    },
    charts: {
      provinceMap: {
        title: 'Map of provinces',
        text: 'It is one stop of the Tab key; the arrow keys move between provinces. The same data opens as a table, and a phone shows a list instead of the map.',
      },
      weekColumns: {
        title: 'Columns of weeks',
        text: 'The highest week and the current one show their numbers; the current one is drawn as an outline.',
      },
      partBars: {
        title: 'Parts of a whole',
        text: 'Every number links to its list. The lighter bars are the second group: where the records are now.',
      },
      shareBars: {
        title: 'Bar of shares',
        text: 'The information of the colours is also in the text beside it.',
      },
      panelStates: {
        title: 'States of a panel',
        text: 'While it loads, a skeleton appears after 300 milliseconds; an error stands in the place of the panel with a button to try again.',
      },
    },
    detailLists: {
      facts: {
        title: 'List of facts',
        text: 'The name comes first, the value beside it. Long words are broken, and an unknown value is a dash.',
      },
      recordHead: {
        title: 'Head of a record',
        text: 'A long name is not cut. The keys K and J also open the previous and the next record.',
      },
      timeline: {
        title: 'Timeline',
        text: 'The newest event is above: who did what, when and why.',
      },
      years: {
        title: 'Years',
        text: 'The years are in the margin; on a narrow screen they move above the text.',
      },
    },
    quickStats: {
      partyFigures: {
        title: 'Numbers of the party',
        text: 'A number that is zero is not shown.',
      },
      figures: {
        title: 'Figures',
        text: 'Every number links to its list. An unknown number is a dash, one that could not be loaded a question mark.',
      },
      counts: {
        title: 'Numbers of views',
        text: 'The views of a list, each with the number of its rows.',
      },
    },
    tables: {
      table: {
        title: 'Table',
        text: 'Headers sort, checkboxes select, the arrow opens details. On a phone every row is a card.',
      },
      tableStates: {
        title: 'Without rows',
        text: 'There are four different empty states: nothing yet, no match, no permission, failed.',
      },
      pager: {
        title: 'Pages',
        text: 'Pages are links: they can be opened in a tab and shared.',
      },
      writtenTable: {
        title: 'Table in a text',
        text: 'A table wider than the page scrolls by itself, also with the keyboard.',
      },
    },
    gridLists: {
      files: {
        title: 'Files',
        text: 'The tiles of the media library: a preview or an icon, the name and one line of data.',
      },
      people: {
        title: 'People',
        text: 'Two, three or four columns. People without a photo are shown with their initials.',
      },
      titled: {
        title: 'Titled texts',
        text: 'In as many columns as fit.',
      },
      ways: {
        title: 'Ways to get in touch',
        text: 'Only those that were entered; if there are none, a sentence says so.',
      },
    },
    groupedLists: {
      pageLinks: {
        title: 'Pages of the site',
        text: 'Numbers, previous and next; the current page is marked.',
      },
      entries: {
        title: 'List in a panel',
        text: 'Title, number and a link to all; a long title is cut after the second line.',
      },
      sections: {
        title: 'Sections',
        text: 'The name of the section is at the side, its content beside it; one above the other on a narrow screen.',
      },
      months: {
        title: 'Contents by month',
        text: 'The date is in the margin, and the newest content is larger.',
      },
      paired: {
        title: 'Paired texts',
        text: 'Two texts of equal importance, side by side if there is room.',
      },
      principles: {
        title: 'Principles',
        text: 'Short texts in an order, with their numbers.',
      },
    },
  },
};
