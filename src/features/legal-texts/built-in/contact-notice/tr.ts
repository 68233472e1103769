import type { LegalWords } from '../../schema.ts';

export const tr: LegalWords = {
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
