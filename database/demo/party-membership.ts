import type { Party } from '../../src/features/party/schema.ts';

/** How to join the demo's party, according to its charter. */
export const demoMembership: Party['membership'] = {
  lead: 'Bir tanıdığa, bir referansa gerek yok. Kimliğiniz ve beş dakikanız yeterli; kararı ilçe yönetimi en geç otuz gün içinde verir.',
  documents: [
    'Kimlik kartınız: kimlik numaranız ve kartın seri numarası',
    'Oturduğunuz ilçe ve açık adresiniz',
    'Size ulaşabileceğimiz bir telefon ve bir e-posta adresi',
    'Başka bir partiye üyeyseniz, ayrıldığınızı gösteren belge',
  ],
  steps: [
    {
      title: 'Formu doldurun',
      text: 'Formu bu sayfada ya da bir büromuzda doldurursunuz. Kanunun istediği bilgilerle iletişim bilgileriniz dışında bir şey sorulmaz.',
    },
    {
      title: 'Kodunuzu alın',
      text: 'Başvurunuzun alındığını e-postayla bildiririz; durumunu size verilen kodla izlersiniz.',
    },
    {
      title: 'Beyannameyi imzalayın',
      text: 'İlçe yönetimi sizi arar, hazırladığı giriş beyannamesini imzalatır.',
    },
    {
      title: 'Karar en geç otuz gün içinde',
      text: 'İlçe yönetimi karar verir. Otuz gün içinde karar çıkmazsa başvurunuz kabul edilmiş sayılır.',
    },
  ],
  afterwards: `Üye kütüğüne yazılır, ilçenizdeki ilk toplantıya çağrılırsınız. Kayıtlı olduğunuz yerde söz alma, oy verme ve aday olma hakkınız o gün başlar; hesapları ve karar özetlerini inceleyebilir, organlara yazılı soru sorabilirsiniz.

Ret kararı gerekçelidir ve yazıyla bildirilir; on beş gün içinde il yönetimine itiraz edebilirsiniz. Üyelikten dilediğiniz an, gerekçe göstermeden ayrılırsınız.

On altı yaşını doldurduysanız üye olmadan da gönüllü olabilirsiniz. On sekiz yaşından küçükler için ailenin yazılı izni gerekir.`,
  privacy: `Siyasi düşünce özel nitelikli kişisel veridir; başvurunuzu yalnız üyelik işleri için, kanunun öngördüğü ölçüde işleriz. Bilgileriniz tek bir üye kütüğünde tutulur, kimseye satılmaz, reklam için kullanılmaz. Kanun gereği Yargıtay Cumhuriyet Başsavcılığına bildirilir.

Kütükteki bilginizi her zaman görebilir, düzeltilmesini isteyebilirsiniz; isteğiniz en geç otuz gün içinde yerine getirilir. Kimlik numaranızı e-postaya ya da mesaja yazmayın; bu bilgiyi yalnızca başvuru formunda isteriz.`,
  greeting: 'Merhaba, Liberal Ufuk Partisine üye olmak istiyorum. Bulunduğum il ve ilçe: ',
};
