import type { LegalWords } from '../../schema.ts';

export const tr: LegalWords = {
  title: 'Üyelik beyanı',
  statement:
    'Türk vatandaşı olduğumu, on sekiz yaşını doldurduğumu, medeni ve siyasi hakları kullanma ehliyetine sahip bulunduğumu, 2820 sayılı Siyasi Partiler Kanunu’nun 11. maddesine göre siyasi partilere üye olmama engel bir durumumun olmadığını, başka bir siyasi partiye üye olmadığımı ve bu formda verdiğim bilgilerin doğru olduğunu beyan ederim.',
  text: `Bu beyan, {{party}} üyeliğine başvururken bir kez ve bir bütün olarak verilir. Hangi durumların üyeliğe engel olduğu aşağıda açıklanmıştır; bu durumlardan hangisinin sizde bulunup bulunmadığı ayrıca sorulmaz.

## Kimler üye olabilir?

2820 sayılı Siyasi Partiler Kanunu’nun 11. maddesine göre, on sekiz yaşını dolduran, medeni ve siyasi hakları kullanma ehliyetine sahip her Türk vatandaşı bir siyasi partiye üye olabilir. Kanun’un 6. maddesine göre kimse aynı zamanda birden çok siyasi partinin üyesi olamaz.

## Kimler üye olamaz?

Kanun’un 11. maddesine göre siyasi partilere üye olamayacaklar özetle şunlardır:

- hâkimler ve savcılar, Sayıştay dâhil yüksek yargı organlarının mensupları
- kamu kurum ve kuruluşlarının memur statüsündeki görevlileri ile yaptıkları hizmet bakımından işçi niteliği taşımayan diğer kamu görevlileri (Kanun’un yükseköğretim elemanları için tanıdığı hak saklıdır)
- Türk Silahlı Kuvvetleri mensupları
- yükseköğretim öncesi öğrencileri
- kamu hizmetlerinden yasaklılar
- zimmet, irtikâp, rüşvet, hırsızlık, dolandırıcılık, sahtecilik, inancı kötüye kullanma, dolanlı iflas gibi yüz kızartıcı suçlar ile kaçakçılık, resmî ihale ve alım satımlara fesat karıştırma veya devlet sırlarını açığa vurma suçlarından biriyle mahkûm olanlar
- taksirli suçlar dışında beş yıl veya daha fazla hapis cezasına mahkûm olanlar
- Kanun’un 11. maddesinde sayılan devlete karşı suçlar ile terör eylemlerinden mahkûm olanlar

Bu liste bilgi vermek içindir; bağlayıcı olan, Kanun’un yürürlükteki metnidir. Durumunuzdan emin değilseniz başvurmadan önce bize sorabilirsiniz.

- E-posta: {{email}}
- Telefon: {{phone}}

## Beyanın gerçeğe aykırı olması

Beyanın gerçeğe aykırı olduğu anlaşılırsa başvuru reddedilir; üyelik gerçekleşmişse Kanun ve Parti tüzüğü uyarınca sona erdirilir.`,
};
