/**
 * Whether a file of the project `long-pages` runs in `npm run test:long`: then every state is checked
 * in every appearance, at every width and in every language, and every page with the Tab key. `npm test`
 * checks each once, because these checks take most of the time of a browser test.
 */
export const IS_LONG_RUN = process.env.LONG_RUN === 'on';
