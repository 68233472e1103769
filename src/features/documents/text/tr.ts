import { viewer } from './viewer/tr.ts';

export const tr = {
  /** Names of pages, as links to them say. */
  pages: {
    programme: 'Parti programı',
    manifesto: 'Manifesto',
    goals: 'Politik hedefler',
    charter: 'Tüzük',
    guide: 'Teşkilat rehberi',
  },
  names: {
    programme: 'Parti programı',
    manifesto: 'Parti manifestosu',
    goals: 'Politik hedefler',
    charter: 'Tüzük',
    guide: 'Teşkilat rehberi',
  },
  page: {
    rail: 'Parti belgesi',
    since: '{{date}} tarihinden beri yürürlükte',
    version: 'Sürüm',
    adopted: 'Kabul',
    pages: 'Sayfa',
    file: 'Dosya',
    pdfOf: 'PDF, {{size}}',
    checksum: 'Dosya özeti (SHA-256)',
    download: 'PDF indir',
    open: 'Belgeyi aç',
    openHere: 'Belgeyi burada göster',
    sheet: '{{title}}, {{number}}. sürüm: PDF’nin birinci sayfası',
    sameText: 'Aşağıdaki metin PDF ile aynıdır.',
    numberIsLink: 'Numaraya tıklayın, o bölümün bağlantısını paylaşın.',
    contents: 'İçindekiler',
    partStart: 'Bölümün başı',
    copy: 'Bağlantıyı kopyala',
    copied: 'Bağlantı kopyalandı',
    textFollows:
      'Bu sürümün metni henüz eklenmedi. Aşağıdaki metin {{of}}. sürüme aittir; geçerli olan {{number}}. sürümün PDF’sidir.',
    toTextVersion: '{{of}}. sürümü aç',
    noText: 'Bu sürümün metni yalnızca PDF olarak var. Belgeyi açarak okuyabilirsiniz.',
    older:
      'Bu, {{date}} tarihli eski sürümdür ve artık yürürlükte değildir. Yürürlükteki metin {{number}}. sürümdür.',
    toPresent: 'Yürürlükteki metni oku',
    titleOld: '{{title}}, {{number}}. sürüm',
    versions: 'Sürümler',
    versionsNote: 'Kabul edilen her metin burada durur.',
    present: 'Yürürlükte',
    reading: 'Okuduğunuz sürüm',
    readVersionOf: '{{number}}. sürümü oku',
    versionPdf: 'PDF, {{size}}, {{pages}} sayfa',
    missingText:
      'Bu belge henüz yayımlanmadı. Kabul edildiğinde metni ve PDF’si bu sayfada yer alacak.',
    otherDocuments: 'Diğer belgeler',
    home: 'Ana sayfa',
  },
  viewer,
};
