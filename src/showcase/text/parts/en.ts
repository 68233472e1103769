/** The examples of the larger parts: forms, dialogs, charts, tables and lists. */
export const parts = {
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
};
