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
};
