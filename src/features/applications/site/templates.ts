/** One address for each of its page templates. The tests of all pages open them. */
export const templates = {
  'status of an application': '/basvurum',
  'dead link': '/basvurum/ben-yapmadim',
};
