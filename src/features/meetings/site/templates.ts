/** One address of the demo for each of its page templates. The tests of all pages open them. */
export const templates = {
  meetings: '/toplantilar',
  'past meeting': '/toplantilar/muglada-orman-koyleri-toplantisi-yangindan-once-2025-04-12',
  meeting: '/toplantilar/ege-bolge-kampi-yerelden-baslayan-siyaset-2026-12-05',
};
