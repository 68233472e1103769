/** The examples of the start page, and of colours, text, buttons and inputs. */
export const elements = {
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
};
