import type { LegalWords } from '../contract.ts';

export const notice: LegalWords = {
  title: 'Üyelik başvurusu aydınlatma metni',
  statement: '',
  text: `Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca hazırlanmıştır. Üyelik başvurunuzda verdiğiniz kişisel verileri kimin, hangi amaçla ve hangi hukuki sebeple işlediğini, verilerin kimlere aktarılabileceğini, ne kadar saklandığını ve haklarınızı açıklar.

## Veri sorumlusu

Kişisel verilerinizi veri sorumlusu olarak {{party}} (“Parti”) işler.

- Adres: {{address}}
- Telefon: {{phone}}
- E-posta: {{email}}

## İşlenen kişisel veriler

- **Kimlik:** ad, soyad, doğum tarihi, T.C. kimlik numarası, kimlik kartı seri numarası
- **İletişim:** e-posta adresi, telefon numarası, adres, il ve ilçe
- **Meslek ve öğrenim:** meslek, öğrenim durumu
- **Başvuru:** üyelik beyanınız, açık rızanız, imzalı giriş beyannamesi ile başvurunuza eklenen diğer belgeler, başvurunun aşamaları ve değerlendirmesi
- **İşlem güvenliği:** başvurunun gönderildiği ağ (IP) adresi ve gönderim zamanı

Bir siyasi partiye üye olmak istediğiniz bilgisi siyasi düşüncenize ilişkindir; bu nedenle KVKK’nın 6. maddesine göre özel nitelikli kişisel veridir.

## İşleme amaçları ve hukuki sebepler

- **Kimliğinizi ve yaşınızı doğrulamak, üyelik koşullarını taşıyıp taşımadığınızı incelemek.** 2820 sayılı Siyasi Partiler Kanunu’nun 6., 11. ve 12. maddeleri; işlemenin kanunlarda açıkça öngörülmesi (KVKK md. 5/2-a) ve hukuki yükümlülüğümüzü yerine getirmek için zorunlu olması (md. 5/2-ç).
- **Başvurunuzu sonuçlandırmak, üye kaydınızı yapmak ve üye kayıtlarını tutmak.** 2820 sayılı Kanun’un 10., 12. ve 60. maddeleri; KVKK md. 5/2-a ve 5/2-ç.
- **Başvurunuzun aşamalarını size bildirmek, eksik bilgileri sizden istemek.** Temel hak ve özgürlüklerinize zarar vermemek kaydıyla Partinin meşru menfaati için zorunlu olması (KVKK md. 5/2-f).
- **Aynı kişinin birden çok başvurusunu fark etmek, formu kötüye kullanıma karşı korumak.** Partinin meşru menfaati için zorunlu olması (KVKK md. 5/2-f).
- **Olası itiraz ve uyuşmazlıklarda hakları kullanmak ve korumak.** Bir hakkın tesisi, kullanılması veya korunması için zorunlu olması (KVKK md. 5/2-e).
- **Siyasi düşüncenize ilişkin veriyi işlemek.** Başvurunuz sonuçlanana kadar açık rızanız (KVKK md. 6/3-a); üyeliğiniz boyunca, siyasi amaçla kurulmuş kâr amacı gütmeyen bir kuruluşun kendi üyelerine ilişkin verileri mevzuata ve amaçlarına uygun olarak işlemesi (md. 6/3-g).

Formda istenen bilgiler, üyelik koşullarını inceleyebilmemiz için gereklidir; verilmezse başvuru değerlendirilemez. Açık rıza vermek istemezseniz bu formu göndermeyin; üyelik için Partinin bir teşkilatına da başvurabilirsiniz.

## Verilerin toplanma yöntemi

Verilerinizi, internet sitemizdeki üyelik başvuru formuyla ve başvurunuz sürerken bize ilettiğiniz bilgi ve belgelerle, tamamen veya kısmen otomatik yollarla toplarız. Formu doldururken tutulan taslak yalnızca tarayıcınızda durur; formu gönderene kadar bize ulaşmaz.

## Verilerin aktarılması

Verilerinizi tanıtım veya pazarlama amacıyla kimseye vermeyiz. Yalnızca aşağıdaki kişi ve kurumlara, aşağıdaki amaçlarla aktarırız:

- **Yargıtay Cumhuriyet Başsavcılığı:** üye olduğunuzda, 2820 sayılı Kanun’un 10. maddesi uyarınca parti sicil dosyası için gereken bilgiler
- **Yetkili kamu kurumları ve yargı mercileri:** kanunların gerektirdiği hâllerde ve istenen bilgiyle sınırlı olarak
- **Hizmet sağlayıcılarımız:** sitemizin barındırılması ve e-postaların iletilmesi için, yalnızca bu hizmetlerin gerektirdiği ölçüde ve veri işleyen sıfatıyla

## Saklama süresi

- Başvurunuzu, değerlendirme sürdüğü sürece saklarız.
- Üye olursanız verilerinizi, üyeliğiniz boyunca ve sona ermesinden sonra ilgili mevzuatın öngördüğü süre kadar saklarız.
- Başvurunuz reddedilirse veya başvurunuzdan vazgeçerseniz verilerinizi, olası itiraz ve uyuşmazlıklar için gereken süre kadar saklarız.

Süre dolduğunda başvurunuz; ekleriyle, tekrar eden başvuruları bulmaya yarayan özetle ve şifreleme anahtarıyla birlikte silinir. Uygulanan süreleri bize sorabilirsiniz.

## Verilerin güvenliği

Kimlik ve seri numaranız, doğum tarihiniz, e-posta adresiniz, telefonunuz, adresiniz ve başvurunuza eklenen belgeler, her başvuru için ayrı bir anahtarla şifrelenerek saklanır. Kimlik numaralarını yalnızca yetkili yöneticiler, gerekçe bildirerek görebilir; her görüntüleme kayda geçer.

## Haklarınız

KVKK’nın 11. maddesi uyarınca Partiye başvurarak;

- kişisel verilerinizin işlenip işlenmediğini öğrenme,
- işlenmişse buna ilişkin bilgi isteme,
- işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,
- yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,
- eksik veya yanlış işlenmişse düzeltilmesini isteme,
- KVKK’nın 7. maddesindeki koşullar çerçevesinde silinmesini veya yok edilmesini isteme,
- düzeltme, silme ve yok etme işlemlerinin, verilerin aktarıldığı üçüncü kişilere bildirilmesini isteme,
- verilerin münhasıran otomatik sistemlerle analiz edilmesi sonucunda aleyhinize bir sonuç çıkmasına itiraz etme,
- verilerin kanuna aykırı işlenmesi nedeniyle zarara uğrarsanız zararın giderilmesini isteme

hakkına sahipsiniz. Açık rızanızı dilediğiniz zaman geri alabilirsiniz; geri alma, önceki işlemlerin hukuka uygunluğunu etkilemez.

## Haklarınızı nasıl kullanırsınız?

Talebinizi, Veri Sorumlusuna Başvuru Usul ve Esasları Hakkında Tebliğ’e uygun olarak, adınızı, soyadınızı ve talebinizin konusunu belirterek iletebilirsiniz:

- [Başvurunuzun durum sayfasından](/basvurum)
- Yazılı ve imzalı olarak: {{address}}
- Bize bildirdiğiniz e-posta adresinizden: {{email}}

Talebinizi en geç otuz gün içinde ve ücretsiz sonuçlandırırız; işlem ayrıca bir maliyet gerektirirse Kişisel Verileri Koruma Kurulunun belirlediği tarifedeki ücret alınabilir. Talebiniz reddedilirse, yanıtı yetersiz bulursanız veya süresinde yanıt alamazsanız, yanıtı öğrendiğiniz tarihten başlayarak otuz gün ve her hâlde başvuru tarihinden başlayarak altmış gün içinde Kurula şikâyette bulunabilirsiniz.`,
};

export const consent: LegalWords = {
  title: 'Üyelik başvurusu açık rıza metni',
  statement:
    'Siyasi düşünceme ilişkin verilerin, {{party}} üyeliğine başvurumun değerlendirilmesi ve sonuçlandırılması amacıyla açık rıza metninde anlatıldığı biçimde işlenmesine açık rıza veriyorum.',
  text: `Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 6. maddesinin üçüncü fıkrasının (a) bendi uyarınca açık rızanızı almak için hazırlanmıştır. Aydınlatma metninden ayrıdır; rıza vermeden önce aydınlatma metnini de okumanızı öneririz.

## Hangi veriler için?

{{party}} (“Parti”) üyeliğine başvurduğunuz bilgisi siyasi düşüncenize ilişkindir ve özel nitelikli kişisel veridir. Rızanız bu veriyi, bu nedenle de başvuru formundaki kimlik, iletişim, meslek ve öğrenim bilgilerinizin başvurunuzla ilişkilendirilmesini kapsar.

## Hangi amaçla?

- başvurunuzun alınması, üyelik koşulları bakımından incelenmesi ve sonuçlandırılması
- başvurunuzun aşamalarının size bildirilmesi ve eksik bilgilerin sizden istenmesi

Verileriniz bu rızaya dayanılarak başka bir amaçla kullanılmaz ve tanıtım veya pazarlama amacıyla kimseye verilmez.

## Rıza vermek zorunda mıyım?

Hayır. Rıza özgür iradeye dayanır; kutu önceden işaretli değildir. Rıza vermezseniz bu form üzerinden başvuru alamayız; üyelik için Partinin bir teşkilatına da başvurabilirsiniz.

## Rızamı geri alabilir miyim?

Evet, dilediğiniz zaman ve gerekçe göstermeden. Bunun için bize şu yollardan biriyle yazmanız yeterlidir:

- [Başvurunuzun durum sayfası](/basvurum)
- E-posta: {{email}}
- Adres: {{address}}

Rızanızı geri aldığınızda, sonuçlanmamış başvurunuzun değerlendirilmesi durdurulur ve saklanması için başka bir hukuki sebep bulunmayan verileriniz silinir. Geri alma, önceki işlemlerin hukuka uygunluğunu etkilemez.

## Rızanızın kaydı

Rıza verdiğiniz metnin sürümü ve özeti, rızanın zamanı ve formun gönderildiği ağ adresi başvurunuzla birlikte saklanır. Metnin bütün sürümleri bu sayfada durur.`,
};

export const declaration: LegalWords = {
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

export const contactNotice: LegalWords = {
  title: 'İletişim formu aydınlatma metni',
  statement: '',
  text: `Bu metin, 6698 sayılı Kişisel Verilerin Korunması Kanunu’nun (KVKK) 10. maddesi uyarınca hazırlanmıştır ve iletişim formuyla gönderdiğiniz kişisel verilerin nasıl işlendiğini açıklar.

## Veri sorumlusu

Kişisel verilerinizi veri sorumlusu olarak {{party}} (“Parti”) işler.

- Adres: {{address}}
- Telefon: {{phone}}
- E-posta: {{email}}

## İşlenen kişisel veriler

- adınız ve soyadınız, e-posta adresiniz ve verirseniz telefon numaranız
- iletinizin konusu ve metni
- iletinin gönderildiği ağ (IP) adresi ve gönderim zamanı

Formda özel nitelikli kişisel veri istenmez. İletinizde, gerekmedikçe sağlık, inanç veya siyasi düşünce gibi bilgilere ve kimlik numarasına yer vermemenizi rica ederiz.

## İşleme amaçları ve hukuki sebepler

- **İletinizi okumak, ilgili birime yönlendirmek ve size yanıt vermek.** Temel hak ve özgürlüklerinize zarar vermemek kaydıyla Partinin meşru menfaati için zorunlu olması (KVKK md. 5/2-f).
- **Formu kötüye kullanıma karşı korumak.** Partinin meşru menfaati için zorunlu olması (KVKK md. 5/2-f).
- **Olası uyuşmazlıklarda hakları kullanmak ve korumak.** Bir hakkın tesisi, kullanılması veya korunması için zorunlu olması (KVKK md. 5/2-e).

## Verilerin toplanma yöntemi

Verilerinizi, internet sitemizdeki iletişim formuyla elektronik ortamda, tamamen veya kısmen otomatik yollarla toplarız.

## Verilerin aktarılması

Verilerinizi tanıtım veya pazarlama amacıyla kimseye vermeyiz. Yalnızca aşağıdaki kişi ve kurumlara aktarırız:

- **Yetkili kamu kurumları ve yargı mercileri:** kanunların gerektirdiği hâllerde ve istenen bilgiyle sınırlı olarak
- **Hizmet sağlayıcılarımız:** sitemizin barındırılması ve e-postaların iletilmesi için, yalnızca bu hizmetlerin gerektirdiği ölçüde ve veri işleyen sıfatıyla

## Saklama süresi

İletinizi, yanıtlanması ve konusunun izlenmesi için gereken süre kadar saklar, ardından sileriz. Uygulanan süreyi bize sorabilirsiniz.

## Haklarınız

KVKK’nın 11. maddesi uyarınca Partiye başvurarak;

- kişisel verilerinizin işlenip işlenmediğini öğrenme,
- işlenmişse buna ilişkin bilgi isteme,
- işlenme amacını ve amacına uygun kullanılıp kullanılmadığını öğrenme,
- yurt içinde veya yurt dışında aktarıldığı üçüncü kişileri bilme,
- eksik veya yanlış işlenmişse düzeltilmesini isteme,
- KVKK’nın 7. maddesindeki koşullar çerçevesinde silinmesini veya yok edilmesini isteme,
- düzeltme, silme ve yok etme işlemlerinin, verilerin aktarıldığı üçüncü kişilere bildirilmesini isteme,
- verilerin münhasıran otomatik sistemlerle analiz edilmesi sonucunda aleyhinize bir sonuç çıkmasına itiraz etme,
- verilerin kanuna aykırı işlenmesi nedeniyle zarara uğrarsanız zararın giderilmesini isteme

hakkına sahipsiniz.

## Haklarınızı nasıl kullanırsınız?

Talebinizi, Veri Sorumlusuna Başvuru Usul ve Esasları Hakkında Tebliğ’e uygun olarak, adınızı, soyadınızı ve talebinizin konusunu belirterek iletebilirsiniz:

- [İletişim formundan](/bize-ulasin)
- Yazılı ve imzalı olarak: {{address}}
- Bize bildirdiğiniz e-posta adresinizden: {{email}}

Talebinizi en geç otuz gün içinde ve ücretsiz sonuçlandırırız; işlem ayrıca bir maliyet gerektirirse Kişisel Verileri Koruma Kurulunun belirlediği tarifedeki ücret alınabilir. Talebiniz reddedilirse, yanıtı yetersiz bulursanız veya süresinde yanıt alamazsanız, yanıtı öğrendiğiniz tarihten başlayarak otuz gün ve her hâlde başvuru tarihinden başlayarak altmış gün içinde Kurula şikâyette bulunabilirsiniz.`,
};
