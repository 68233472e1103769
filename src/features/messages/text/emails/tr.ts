/** Only the server writes e-mails; these words stay out of browsers. */
export const tr = {
  messageReply: {
    name: 'Gelen iletiye yanıt',
    subject: '{{party}}: mesajınıza yanıtımız',
    preview: 'Bize yazdığınız mesajın yanıtı.',
    heading: 'Mesajınıza yanıtımız',
    text: '{{reply}}',
    note: 'Bu e-posta, {{date}} günü saat {{time}} civarında (Türkiye saati) sitemizdeki iletişim formundan gönderilen mesajın yanıtıdır. O mesajı siz yazmadıysanız bu e-postayı silin.',
  },
  messageArrived: {
    name: 'Konuya gelen mesaj',
    subject: '{{party}}: “{{topic}}” konusunda yeni mesaj ({{count}})',
    preview: 'İletişim formundan mesaj geldi.',
    heading: 'Yeni mesaj',
    text: 'İletişim formundan “{{topic}}” konusunda gelen yeni mesaj sayısı: {{count}}. İlki ya da sonuncusu {{date}} günü saat {{time}} civarında geldi. Mesajları ve gönderenleri yönetim panelinde okuyup oradan yanıtlayabilirsiniz.',
    action: 'Mesajları aç',
    note: 'Bu e-postada gönderenin bilgileri ve mesajın metni bulunmaz. Aynı konuda saatte en çok bir e-posta gönderilir. Adresi yöneticiler parti bilgilerinden değiştirir.',
  },
};
