/** One address of the demo for each of its page templates. The tests of all pages open them. */
export const templates = {
  document: '/parti-politik-hedefleri',
  'document in parts': '/parti-programi',
  'old version of a document': '/tuzuk?surum=1',
  'all documents': '/belgeler',
  'document of its own address': '/belgeler/uyelik-yonetmeligi',
};
