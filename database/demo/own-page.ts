import type { PageTexts } from '../../src/features/own-pages/schema.ts';

/** The demo's own page: what citizens ask most often, with what charter and regulations say. */
export const demoOwnPage: { slug: string; texts: PageTexts } = {
  slug: 'sikca-sorulan-sorular',
  texts: {
    tr: {
      title: 'Sıkça sorulan sorular',
      summary:
        'Üyelik, aidat, gönüllülük, bağış ve kişisel veriler: bürolarımıza en çok sorulanların kısa yanıtları.',
      body: `Bürolarımıza ve posta kutumuza en çok gelen soruları burada topladık. Yanıtını bulamadığınız soruyu [bize yazın](/bize-ulasin); sık sorulmaya başlanan her soru bu sayfaya eklenir.

## Üyelik

### Üye olmak için birinin beni tanıması gerekiyor mu?

Hayır. Tanıdık, tavsiye eden ya da kefil istenmez; öğrenim ve gelir belgesi de sorulmaz. [Başvuru formu](/uye-olun) yaklaşık beş dakika sürer.

### Başvurum ne zaman karara bağlanır?

| Aşama | En çok ne kadar sürer? |
| --- | --- |
| Eksik bilginin bildirilmesi | 7 gün |
| Eksiğin tamamlanması | 15 gün |
| İlçe yönetiminin kararı | 30 gün |
| Ret kararına itiraz | 15 gün |
| İtirazın incelenmesi | 30 gün |

Otuz gün içinde karara bağlanmayan başvuru kabul edilmiş sayılır. Başvurunuzun durumunu, size verilen kodla [başvurum](/basvurum) sayfasında izlersiniz.

### Taşındım. Kaydım ne olacak?

Bildirmeniz yeterli: Kaydınız, kıdeminiz korunarak yeni ilçenize taşınır. Seçimden önceki altmış gün içinde yapılan taşıma o seçimde oy hakkı doğurmaz.

## Aidat ve bağış

### Aidat ne kadar?

Aidat yılda bir kez ödenir; en az tutarını her yılın aralık ayında Merkez Yürütme Kurulu belirler. Öğrenciler, işsizler, emekliler ve geliri olmayanlar simgesel aidat öder, kendilerinden belge istenmez.

### Şirketim adına bağış yapabilir miyim?

Hayır. Bağışı yalnız gerçek kişilerden alırız. Üst sınır, hesap bilgisi ve makbuz [bağış sayfasında](/bagis) yazılıdır.

## Gönüllülük

### Üye olmadan katkı verebilir miyim?

Evet. On altı yaşını dolduran herkes gönüllü olabilir; on sekiz yaşından küçükler için yasal temsilcinin yazılı izni aranır. Gönüllü toplantılara katılır, söz alır ve öneri verir, parti içi seçimlerde oy kullanmaz.

1. [Size en yakın teşkilatı](/teskilat) bulun.
2. [Yaklaşan bir toplantıya](/toplantilar) gelin; ilk kez gelenleri kapıda bir arkadaşımız karşılar.
3. Ne yapmak istediğinizi söyleyin: saha, sandık güvenliği, çeviri, tasarım.

## Kişisel veriler

### Bilgilerimi kime veriyorsunuz?

> Üye ve gönüllü bilgileri üçüncü kişilere verilemez, satılamaz; kişinin açık onayı olmadan adı ve görüntüsü yayımlanamaz.

Bu, [Tüzük](/tuzuk)’ün hükmüdür. Kütükteki bilginizi her zaman görebilir, yanlış olanın düzeltilmesini isteyebilirsiniz. Ayrıntısı [Üyelik Yönetmeliği](/belgeler/uyelik-yonetmeligi)’ndedir.`,
    },
    en: {
      title: 'Frequently asked questions',
      summary:
        'Membership, dues, volunteering, donations and personal data: short answers to what our offices are asked most.',
      body: `Here are the questions that reach our offices and our mailbox most often. If yours is not among them, [write to us](/en/bize-ulasin); every question that is asked often is added to this page.

## Membership

### Does a member have to know me?

No. We ask neither for an acquaintance nor for a recommendation or a guarantor, and not for certificates of education or income. The [application form](/en/uye-olun) takes about five minutes.

### When is my application decided?

| Step | Time at most |
| --- | --- |
| We tell you what is missing | 7 days |
| You send what is missing | 15 days |
| Decision of the district board | 30 days |
| Objection to a refusal | 15 days |
| Examination of the objection | 30 days |

An application that is not decided within thirty days counts as accepted. With the code that you were given, you can follow it on the page [my application](/en/basvurum).

### I have moved. What happens to my membership?

It is enough to tell us: your record moves to your new district and keeps its seniority. A move in the sixty days before a vote gives no right to vote there this time.

## Dues and donations

### How high are the dues?

Dues are paid once a year; each December the executive board sets the lowest amount. Students, pensioners and people without work or income pay a token amount and need not prove it.

### Can my company donate?

No. We accept donations from natural persons only. The highest amount, the account and the receipt are explained on the [donation page](/en/bagis).

## Volunteering

### Can I help without being a member?

Yes. Everyone aged sixteen or over can be a volunteer; those under eighteen need the written consent of their legal guardian. Volunteers come to meetings, speak and make proposals, but do not vote in elections of the party.

1. Find the [branch nearest to you](/en/teskilat).
2. Come to [one of the next meetings](/en/toplantilar); somebody will meet you at the door.
3. Tell us what you would like to do: canvassing, watching the polls, translation, design.

## Personal data

### Whom do you give my data to?

> Data of members and volunteers may neither be given nor sold to others; without the express consent of a person neither name nor picture may be published.

So says our [charter](/en/tuzuk). You can see your entry in the register at any time and have mistakes corrected. The [Membership Regulation](/en/belgeler/uyelik-yonetmeligi) has the details.`,
    },
    de: {
      title: 'Häufige Fragen',
      summary:
        'Mitgliedschaft, Beiträge, Ehrenamt, Spenden und Datenschutz: kurze Antworten auf das, was unsere Büros am häufigsten gefragt werden.',
      body: `Hier stehen die Fragen, die unsere Büros und unser Postfach am häufigsten erreichen. Ist Ihre nicht dabei, [schreiben Sie uns](/de/bize-ulasin); was oft gefragt wird, kommt auf diese Seite.

## Mitgliedschaft

### Muss mich jemand aus der Partei kennen?

Nein. Wir verlangen weder Bekannte noch Empfehlung oder Bürgschaft, auch keine Zeugnisse oder Einkommensnachweise. Das [Antragsformular](/de/uye-olun) dauert etwa fünf Minuten.

### Wann wird über meinen Antrag entschieden?

| Schritt | Längstens |
| --- | --- |
| Wir melden, was fehlt | 7 Tage |
| Sie reichen es nach | 15 Tage |
| Entscheidung des Bezirksvorstands | 30 Tage |
| Widerspruch gegen eine Ablehnung | 15 Tage |
| Prüfung des Widerspruchs | 30 Tage |

Wird binnen dreißig Tagen nicht entschieden, gilt der Antrag als angenommen. Den Stand sehen Sie mit Ihrem Code auf der Seite [Mein Antrag](/de/basvurum).

### Ich bin umgezogen. Was wird aus meiner Mitgliedschaft?

Eine Nachricht genügt: Ihr Eintrag zieht in den neuen Bezirk um und behält sein Beitrittsdatum. Ein Umzug in den sechzig Tagen vor einer Wahl begründet für diese Wahl kein Stimmrecht.

## Beiträge und Spenden

### Wie hoch ist der Beitrag?

Der Beitrag wird einmal im Jahr gezahlt; den Mindestbetrag legt der Zentralvorstand jeden Dezember fest. Wer studiert, in Rente ist oder weder Arbeit noch Einkommen hat, zahlt einen symbolischen Betrag und muss nichts nachweisen.

### Kann meine Firma spenden?

Nein. Wir nehmen Spenden nur von natürlichen Personen an. Höchstbetrag, Konto und Quittung stehen auf der [Spendenseite](/de/bagis).

## Ehrenamt

### Kann ich mithelfen, ohne Mitglied zu sein?

Ja, ab sechzehn Jahren; unter achtzehn brauchen wir die schriftliche Einwilligung der gesetzlichen Vertretung. Freiwillige kommen zu Versammlungen, reden mit und machen Vorschläge, stimmen bei Wahlen in der Partei aber nicht ab.

1. Suchen Sie den [Verband in Ihrer Nähe](/de/teskilat).
2. Kommen Sie zu einer der [nächsten Versammlungen](/de/toplantilar); an der Tür erwartet Sie jemand von uns.
3. Sagen Sie, was Sie tun möchten: Haustürgespräche, Wahlbeobachtung, Übersetzen, Gestalten.

## Datenschutz

### An wen geben Sie meine Daten weiter?

> Daten von Mitgliedern und Freiwilligen dürfen weder weitergegeben noch verkauft werden; Name und Bild werden nur mit ausdrücklicher Zustimmung veröffentlicht.

So steht es in unserer [Satzung](/de/tuzuk). Sie können Ihren Eintrag jederzeit einsehen und Fehler berichtigen lassen. Näheres regelt die [Mitgliederordnung](/de/belgeler/uyelik-yonetmeligi).`,
    },
    es: {
      title: 'Preguntas frecuentes',
      summary:
        'Afiliación, cuotas, voluntariado, donaciones y datos personales: respuestas breves a lo que más se pregunta en nuestras sedes.',
      body: `Aquí reunimos las preguntas que más llegan a nuestras sedes y a nuestro buzón. Si la suya no está, [escríbanos](/es/bize-ulasin); toda pregunta que se repite se añade a esta página.

## Afiliación

### ¿Tiene que conocerme alguien del partido?

No. No pedimos conocidos, recomendaciones ni avales, ni tampoco títulos o justificantes de ingresos. El [formulario de solicitud](/es/uye-olun) lleva unos cinco minutos.

### ¿Cuándo se resuelve mi solicitud?

| Paso | Plazo máximo |
| --- | --- |
| Le avisamos de lo que falta | 7 días |
| Usted lo completa | 15 días |
| Decisión de la junta de distrito | 30 días |
| Recurso contra una negativa | 15 días |
| Examen del recurso | 30 días |

La solicitud que no se resuelve en treinta días se da por aceptada. Con el código que recibió puede seguirla en la página [mi solicitud](/es/basvurum).

### Me he mudado. ¿Qué pasa con mi afiliación?

Basta con avisarnos: su ficha pasa al nuevo distrito y conserva su antigüedad. Un traslado en los sesenta días anteriores a una votación no da derecho a voto en ella.

## Cuotas y donaciones

### ¿Cuánto es la cuota?

La cuota se paga una vez al año; el comité ejecutivo fija cada diciembre el importe mínimo. Estudiantes, jubilados y personas sin trabajo o sin ingresos pagan una cuota simbólica y no tienen que presentar justificantes.

### ¿Puede donar mi empresa?

No. Solo aceptamos donaciones de personas físicas. El importe máximo, la cuenta y el recibo se explican en la [página de donaciones](/es/bagis).

## Voluntariado

### ¿Puedo ayudar sin afiliarme?

Sí, a partir de los dieciséis años; los menores de dieciocho necesitan el permiso por escrito de su representante legal. Los voluntarios asisten a las reuniones, toman la palabra y hacen propuestas, pero no votan en las elecciones internas.

1. Busque la [agrupación más cercana](/es/teskilat).
2. Venga a una de las [próximas reuniones](/es/toplantilar); alguien le recibirá en la puerta.
3. Díganos qué le gustaría hacer: visitas, vigilancia electoral, traducción, diseño.

## Datos personales

### ¿A quién ceden mis datos?

> Los datos de afiliados y voluntarios no pueden cederse ni venderse a terceros; sin el consentimiento expreso de la persona no pueden publicarse su nombre ni su imagen.

Así lo disponen nuestros [estatutos](/es/tuzuk). Puede consultar su ficha en cualquier momento y pedir que se corrijan los errores. Los detalles están en el [Reglamento de afiliación](/es/belgeler/uyelik-yonetmeligi).`,
    },
  },
};
