/**
 * Words of questions and wishes in the four languages, in folded letters: "üye olmak istiyorum" is
 * about "üye". They do not count as a hit of a page, and contents need not contain them if no content
 * contains all words.
 */
export const QUESTION_WORDS: ReadonlySet<string> = new Set(
  `ne nedir neler nerede nereden nereye neresi nasil neden nicin ne zaman kim kimdir hangi hangisi kac
  mi mu miyim musunuz var yok olmak olurum olunur olabilirim olabilir olacagim oluyor istiyorum istiyoruz
  isterim isterdim ister ariyorum lazim gerek gerekiyor gerekli yapmak yapilir yapabilirim yapacagim
  yapmam edebilirim edilir etmek verebilirim bulmak bulabilirim ulasabilirim ogrenmek icin ve ile bir bu
  bana size sizin partinin partisi parti
  how what where when who which do does did i we want would like to my your you can could find is are the
  a an of for in on at please get
  wie was wo wann wer welche ich wir mochte will kann konnen mein ihr sie finde ist sind der die das ein
  eine im zu fur bitte
  como que donde cuando quien cual quiero puedo quisiera mi su el la los las un una de del para en por es
  son favor`
    .split(/\s+/)
    .filter(Boolean),
);
