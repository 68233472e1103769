/** What the script for videos and pictures says; a page fetches the texts of its own language. */
export const tr = {
  video: '{{site}} videosu',
  what: 'Bu video {{site}} ({{company}}) sitesinden yüklenir. Yüklerseniz IP adresiniz, tarayıcı bilgileriniz ve bu sitenin adresi oraya gönderilir; {{site}} tarayıcınıza çerez yazabilir.',
  load: 'Videoyu yükle',
  remember: 'Bu tarayıcıda {{site}} videolarını bir daha sormadan yükle',
  open: '{{site}} sitesinde aç',
  forget: '{{site}} videoları bu tarayıcıda sorulmadan yükleniyor.',
  ask: 'Yeniden sor',
  asked: 'Bundan sonra yine sorulacak.',
  picture: 'Görsel',
  previous: 'Önceki görsel',
  next: 'Sonraki görsel',
  close: 'Kapat',
  place: '{{number}} / {{total}}',
};
