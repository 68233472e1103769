import type { LegalWords } from '../../schema.ts';

export const tr: LegalWords = {
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
