/** One address for each of its page templates. The tests of all pages open them. */
export const templates = {
  apply: '/uye-olun',
  applied: '/uye-olun/alindi?kod=B-7K4M-9XQ2',
  'status of an application': '/basvurum',
  'dead link': '/basvurum/geri-cek',
  'link to open': '/basvurum/ben-yapmadim',
};
