/** One address of the demo for each of its page templates. The tests of all pages open them. */
export const templates = {
  chair: '/genel-baskan',
  board: '/merkez-yurutme-kurulu',
  presidency: '/baskanlik-divani',
  'board of the party’s own': '/politika-kurullari',
  person: '/kisiler/yasemin-ileri',
};
