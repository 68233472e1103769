export const tr = {
  /** Names of pages, as links to them say. */
  pages: {
    chair: 'Genel Başkan',
    presidency: 'Başkanlık Divanı',
    executive: 'Merkez Yürütme Kurulu',
  },
  board: {
    unit_one: 'kişi',
    unit_other: 'kişi',
    members: 'Üyeler',
    order: 'Göreve göre sıralı',
    chairMore: 'Özgeçmiş ve yazılar',
    work: 'Nasıl çalışır?',
    charter: 'Tüzüğü oku',
    description: '{{party}}, {{board}}: kimler görev yapıyor, kurul nasıl çalışıyor.',
    empty: 'Bu kurulun üyeleri henüz girilmedi.',
  },
  person: {
    portrait: '{{name}}, portre',
    province: 'İl',
    boards_one: 'Kurul',
    boards_other: 'Kurullar',
    biography: 'Özgeçmiş',
    years: 'Yıllar',
    writings: 'Yazıları',
  },
  chair: {
    empty: 'Genel Başkan bilgisi henüz girilmedi.',
    contact: 'Genel Başkana yazın',
    contactText:
      'Konuyu başlıkta belirtin. Randevu istiyorsanız size uygun günleri ve telefonunuzu da yazın.',
    subject: 'Genel Başkan’ın dikkatine',
    write: 'E-posta yaz',
    allWays: 'Diğer iletişim yolları',
  },
  press: {
    title: 'Basın için portre',
    download: '{{format}}, {{width}} × {{height}} px',
    contact: 'Basın bürosu:',
  },
};
