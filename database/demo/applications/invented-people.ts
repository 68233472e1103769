/** Common Turkish names and surnames, combined at random: any real person is a coincidence. */
const words = (text: string) => text.trim().split(/,\s*/);

export const NAMES = words(`
  Ahmet, Ali Rıza, Alper, Arda, Asım, Ayça, Aylin, Ayşe, Bahar, Baran, Barış, Berk, Beste, Burcu,
  Can, Cansu, Cem Uğur, Ceren, Çağla, Defne, Derya, Didem, Doğa, Ece, Ege, Elçin, Emre, Enis,
  Esra, Fatma Şule, Ferhat, Figen, Gizem, Gökçe, Gülşah, Hakan, Hande, Hasan Tuna, Hüseyin, Irmak,
  Işıl, İbrahim, İpek, Kaan, Kerem, Lale, Levent, Mehmet Ali, Melis, Mert, Nazlı, Nermin, Nihat,
  Oğuz, Okan, Orhan, Oya, Ömer, Özge, Pelin, Rıza, Selim, Serap, Sevgi, Sibel, Suat, Şebnem, Tolga,
  Tülin, Umut, Ülkü, Volkan, Yağmur, Yasin, Yiğit, Zehra, Zeynep Nur, Ziya`);

export const SURNAMES = words(`
  Acarlı, Akbulak, Akpınar, Alpaslan, Aydoğdu, Balcıoğlu, Başaran, Bozdemir, Canpolatlı, Ceylaner,
  Çağlayan, Çakırcalı, Dağaşan, Demirbağ, Dinçsoy, Doğruyol, Erdemir, Ertuğrulcu, Gökmenler,
  Gündoğan, Güneysu, Hazarlı, Işıkveren, İnceoğlu, Kalaycıer, Karaağaçlı, Kılınçarslan, Kocabıyık,
  Korkutata, Köksoylu, Kurtalan, Mengüç, Nalbantoğlu, Oğuzkan, Ormancı, Özgüven, Özsarı,
  Pehlivanlı, Sarıoğlu, Savaşkan, Soylubey, Şahinbaş, Şimşekli, Tandoğan, Tekinalp, Tozkoparan,
  Tuğrulbey, Turhanlı, Uçarsoy, Uysaler, Ünlütürk, Yalınkılıç, Yaylacı, Yıldırımkaya, Yolcuoğlu,
  Yücesoy, Zorluer`);

export const OCCUPATIONS = words(`
  Avukat, Makine mühendisi, Eczacı, Esnaf, Öğrenci, Öğretmen, Turizm rehberi, Diş hekimi,
  Muhasebeci, Yazılım geliştirici, Emekli, Elektrik teknisyeni, Çiftçi, İktisatçı, Hemşire, Mimar,
  Bankacı, Şoför, Grafik tasarımcı, Satış temsilcisi, Veteriner hekim, Ev hanımı, İnşaat ustası,
  Aşçı, Akademisyen, Kuaför, Ziraat mühendisi, Gazeteci, Lojistik uzmanı, Fizyoterapist`);

export const STREETS = words(`
  Çınar Sok., Zambak Sok., Kavaklı Cad., Değirmen Sok., Hürriyet Cad., Ihlamur Sok., Pınar Sok.,
  Bağlar Cad., Gül Sok., Okul Sok., Liman Cad., Yıldız Sok.`);

export const NEIGHBOURHOODS = words(`
  Cumhuriyet Mah., Yeni Mah., Bahçelievler Mah., Fatih Mah., Merkez Mah., Kurtuluş Mah.,
  Barbaros Mah., Çamlık Mah., İstasyon Mah., Yenişehir Mah.`);
