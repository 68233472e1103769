/** What its part of the API says: refusals, names of fields. */
export const tr = {
  errors: {
    legalTextChanged:
      'Bu sayfayı açtığınızdan beri metinlerden biri yenilendi. Yazdıklarınız duruyor; lütfen yeni metni okuyup formu yeniden gönderin.',
  },
};
