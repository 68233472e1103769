/** The words of the printed declaration. It is Turkish in every language: the party files it in Türkiye. */
export const WORDS = {
  title: 'Üyelik giriş beyannamesi',
  code: (code: string) => `Başvuru numarası: ${code}`,
  applicant: 'Başvuranın bilgileri',
  birthPlace: 'Doğum yeri',
  statement: 'Beyan ve talep',
  request: (party: string) =>
    `Yukarıdaki bilgilerle ${party} üyeliğine kabul edilmemi talep ederim.`,
  version: (version: number) => `Üyelik beyanı, ${version}. sürüm`,
  fullName: 'Adı soyadı',
  date: 'Tarih',
  signature: 'İmza',
  office: 'Partinin dolduracağı bölüm',
  organisation: 'Kayıt yapılan teşkilat (il / ilçe)',
  registration: 'Üye kayıt numarası',
  decision: 'Kabul kararının tarihi ve sayısı',
  officer: 'Yetkilinin adı soyadı, görevi',
  qr: (code: string) => `${code} numaralı başvurunun yönetim panelindeki sayfasını açan karekod`,
  qrHint: 'Parti görevlileri içindir',
  foot: (code: string, day: string) =>
    `${code} numaralı üyelik başvurusundan ${day} tarihinde hazırlandı. Başvuran imzaladıktan sonra taranıp başvurunun dosyalarına eklenir.`,
};
