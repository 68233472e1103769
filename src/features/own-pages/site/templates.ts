/** One address of the demo for each of its page templates. The tests of all pages open them. */
export const templates = {
  'page of the party’s own': '/sikca-sorulan-sorular',
};
