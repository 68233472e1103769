/** One address of the demo for each of its page templates. The tests of all pages open them. */
export const templates = {
  meetings: '/toplantilar',
  meeting: '/toplantilar/ege-bolge-kampi-yerelden-baslayan-siyaset-2026-12-05',
};
