/** The words of the printed declaration. It is Turkish in every language: the party files it in Türkiye. */
export const DECLARATION = {
  title: 'Üyelik giriş beyannamesi',
  code: (code: string) => `Başvuru numarası: ${code}`,
  applicant: 'Başvuranın bilgileri',
  birthPlace: 'Doğum yeri',
  statement: 'Beyan ve talep',
  request: (party: string) =>
    party
      ? `Yukarıdaki bilgilerle ${party} üyeliğine kabul edilmemi talep ederim.`
      : 'Yukarıdaki bilgilerle partinize üye olarak kabul edilmemi talep ederim.',
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

/**
 * The words of the file that proves an applicant's will. It is Turkish in every language: it is made for
 * the authorities of Türkiye.
 */
export const PROOF = {
  title: 'İrade beyanı dosyası',
  code: (code: string) => `Başvuru numarası: ${code}`,
  about:
    'Bu dosya, bir üyelik başvurusuna ilişkin kayıtların dökümüdür. Bütün saatler Türkiye saatidir (UTC+3). Dosya istek üzerine hazırlanır ve sunucuda saklanmaz. Kişisel veri içerir; yalnızca gereken kişilerle paylaşın.',
  demo: 'Örnek veri: bu başvuru uydurmadır, kimlik numarası geçerli değildir.',
  file: 'Bu dosya',
  madeAt: 'Hazırlandı',
  madeBy: 'Hazırlayan',
  reason: 'Gerekçe',
  sending: 'Başvurunun gönderilmesi',
  sentAt: 'Gönderildi',
  locale: 'Formun dili',
  networkAddress: 'Ağ adresi (IP)',
  botCheck: 'Robot denetimi',
  status: 'Dosya hazırlanırken durumu',
  decisionNumber: 'Kararın sayısı',
  decisionDay: 'Kararın tarihi',
  notRecorded: 'Kaydedilmemiş',
  worked: (algorithm: string, cost: string, tries: string, madeAt: string) =>
    `Geçti: tarayıcı bir iş kanıtı hesapladı.\nYöntem: ALTCHA, ${algorithm}, deneme başına ${cost} yineleme\nÇözüm: ${tries}. deneme\nSoru verildi: ${madeAt}`,
  noScript:
    'Form, betik çalıştırmayan bir tarayıcıdan iş kanıtı olmadan geldi; bekleme süresi ve gönderim sınırı uygulanarak kabul edildi.',
  data: 'Gönderilen bilgiler',
  dataHint:
    'Bilgiler gönderildiği hâliyledir; sonradan yapılan değişiklikler sonraki adımlarda yer alır. Telefon uluslararası biçimde saklanır.',
  unsure: 'Gönderildiği hâli saklanmamış; bu, şu anki değerdir.',
  texts: 'Formda gösterilen metinler',
  version: 'Sürüm',
  versionOf: (version: number, day: string) => `${version}. sürüm, ${day} tarihinde yayımlandı`,
  versionLost: (version: number) => `${version}. sürüm`,
  language: 'Metnin dili',
  did: 'Başvuranın işlemi',
  doings: {
    notice: 'Formda gösterildi; onay istenmez.',
    consent: 'Onay kutusu işaretlenerek gönderildi.',
    declaration: 'Onay kutusu işaretlenerek gönderildi.',
  },
  shownHash: 'Başvuruyla saklanan özet (SHA-256)',
  computedHash: 'Metinden şimdi hesaplanan özet',
  compared: 'Karşılaştırma',
  matches: 'Eşleşiyor: aşağıdaki metin, başvurana gösterilen metindir.',
  differs: 'Eşleşmiyor: aşağıdaki metnin başvurana gösterilen metin olduğu doğrulanamadı.',
  lost: 'Bu sürümün metni kayıtlarda yok; karşılaştırılamadı.',
  statement: 'Onaylanan cümle',
  emails: 'E-postalar ve onaylar',
  confirmed: (moment: string) =>
    `E-posta adresi doğrulandı: adrese gönderilen tek kullanımlık kod ${moment} tarihinde girildi.`,
  notConfirmed: 'E-posta adresi tek kullanımlık kodla doğrulanmamış.',
  emailsHint:
    '“Gönderdi”, iletinin alıcının e-posta sunucusuna ya da aradaki sunucuya teslim edildiği anlamına gelir; okunduğunu göstermez.',
  steps: 'Adımlar',
  none: 'Kayıt yok.',
  changed: (field: string, before: string, after: string) =>
    `${field}: “${before}” yerine “${after}”`,
  changesLost: 'Önceki değerler saklanmamış.',
  written: (message: string) => `Başvurana yazılan: ${message}`,
  because: (reason: string) => `Gerekçe: ${reason}`,
  files: 'Başvurunun dosyaları',
  fileFacts: (kind: string, size: string, day: string) =>
    `${kind}, ${size}, ${day} tarihinde eklendi`,
  kinds: { declaration: 'İmzalı giriş beyannamesi', other: 'Belge' },
  integrity: 'Kayıtların bütünlüğü',
  auditHead: 'Denetim kaydının son olayı',
  headOf: (seq: string, hash: string) => `${seq}. olay\n${hash}`,
  software: 'Yazılım',
  integrityText: [
    'Denetim kaydı bir zincirdir: her olay bir öncekinin özetini içerir, sonradan yapılan değişiklik anlaşılır. Yukarıdaki olay, bu dosya hazırlanırken zincirin son halkasıydı.',
    'Bu dosyanın SHA-256 özeti, hazırlanmasıyla birlikte denetim kaydına yazıldı. Elinizdeki dosyanın özeti oradakiyle aynıysa dosya hazırlandığından beri değişmemiştir.',
    'Başvurunun verileri ve adımları bu zincirin parçası değildir; veri tabanındaki kayıtlardan alınmıştır. Dosya elektronik imza taşımaz.',
  ],
  foot: (code: string, moment: string, page: number, pages: number) =>
    `${code} numaralı başvurunun irade beyanı dosyası, ${moment}     Sayfa ${page} / ${pages}`,
};
