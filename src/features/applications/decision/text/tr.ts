export const applicationDecision = {
  title: 'Karar',
  number: 'Karar no',
  numberHint: 'Örneğin 2026/14',
  date: 'Karar tarihi',
  decided: 'karar no {{number}}, {{date}}',
  unknown: 'Karar no ve tarihi henüz yazılmamış.',
  save: 'Kararı kaydet',
  correct: 'Kararı düzelt',
  reason: 'Düzeltmenin gerekçesi',
  reasonHint: 'Zaman çizelgesine ve denetim kaydına yazılır; başvuru sahibi görmez.',
  message: 'Başvuru sahibine mesaj',
  messageHint: {
    reddedildi: 'Ret gerekçesi. E-postada ve başvuru sahibinin durum sayfasında görünür.',
    missingInformation:
      'Zorunlu değildir. E-postada ve başvuru sahibinin durum sayfasında görünür.',
    inReview: 'Neyin düzeltildiği. E-postada ve başvuru sahibinin durum sayfasında görünür.',
  },
  messageLanguage: 'E-posta bu dilde gider: {{language}}.',
  missing: {
    message: 'Başvuru sahibinin okuyacağı mesajı yazın.',
    correctionReason: 'Gerekçeyi en az {{min}} karakterle yazın.',
  },
  ask: {
    reddedildi: 'Başvuru reddedilsin mi?',
    uyelikIslemleriTamamlandi: 'Üyelik tamamlansın mı?',
    inReview: 'Üyelik kaydı düzeltilsin mi?',
  },
  act: {
    reddedildi: 'Reddet ve e-postayı gönder',
    uyelikIslemleriTamamlandi: 'Tamamla ve e-postayı gönder',
    inReview: 'Düzelt ve e-postayı gönder',
  },
  actQuietly: {
    reddedildi: 'Reddet',
    uyelikIslemleriTamamlandi: 'Tamamla',
    inReview: 'Düzelt',
  },
  sends:
    'Aşağıdaki e-posta bir dakika sonra {{to}} adresine gider. O zamana kadar durdurabilirsiniz; durdurmak başvurunun durumunu değiştirmez.',
  sendsNothing:
    'Bu uydurma bir başvuru, e-posta gitmez. Gerçek bir başvuruda aşağıdaki e-posta giderdi.',
  email: 'Gidecek e-posta',
  waits: 'E-posta 1 dk. sonra gidecek.',
  waiting: 'Saat {{time}} civarında gidecek e-posta: {{email}}',
  stop: 'E-postayı durdur',
  reopen: 'Tamamlanan üyeliği düzelt',
  reopenText:
    'Başvuru yeniden incelemeye alınır. Üyeliğinin tamamlandığı kendisine bildirildiği için başvuru sahibine e-posta gider.',
  filter: {
    decision: 'Karar bilgisi',
    all: 'Karar bilgisi: hepsi',
    known: 'Kararı yazılmış',
    none: 'Kararı yazılmamış',
    number: 'Karar no',
    days: 'Karar tarihi',
  },
};

export const decisionApi = {
  errors: {
    emailLeft: 'E-posta gönderilmeye başlandı; artık durdurulamaz.',
    notDecided: 'Karar no ve tarihi yalnızca reddedilen ya da tamamlanan başvuruya yazılır.',
  },
  validation: { decisionInFuture: 'Karar tarihi bugünden sonra olamaz.' },
  fields: {
    message: 'Başvuru sahibine mesaj',
    decision: 'Karar bilgisi',
    decisionNumber: 'Karar no',
    decisionDate: 'Karar tarihi',
    decidedFrom: 'Kararın ilk günü',
    decidedTo: 'Kararın son günü',
    correctionReason: 'Düzeltmenin gerekçesi',
  },
  success: {
    applicationDecision: 'Karar kaydedildi.',
    applicationEmailStopped: 'E-posta durduruldu. Başvurunun durumu değişmedi.',
  },
};
