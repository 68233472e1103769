export const declaration = {
  title: 'Giriş beyannamesi',
  hint: 'Islak imza için doldurulmuş PDF. İmzalı hâlini tarayıp dosyalara ekleyin.',
  withNumbers: 'T.C. kimlik numarasını da yaz',
  withNumbersHint:
    'Yazılmazsa yeri elle doldurulmak üzere boş kalır. Yazılırsa parolanız yeniden sorulur ve gerekçe denetim kaydına geçer.',
  reason: 'Gerekçe',
  download: 'Beyannameyi indir',
  done: 'Beyanname hazır.',
};
