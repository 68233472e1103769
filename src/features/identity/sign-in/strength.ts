import { type Match, ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { fold, unleet } from './password-personal.ts';

/**
 * Words that attackers try first in Turkey, folded: words for passwords, clubs, names, endearments,
 * places.
 */
const TURKISH_WORDS = `
sifre sifrem sifreyok sifresiz parola parolam girisyap benimsifrem yenisifre yeniparola gecici deneme test
yonetici yetkili kullanici misafir admin editor webmaster dashboard panel masa destek
turkiye turkiyem turk turkler turkum vatan bayrak ayyildiz cumhuriyet ataturk mustafakemal kemalataturk
atam gazi anitkabir istiklal allah bismillah allahim masallah insallah ramazan bayram
galatasaray cimbom fenerbahce fener besiktas karakartal trabzonspor bursaspor bucaspor goztepe karsiyaka
basaksehir samsunspor konyaspor sivasspor antalyaspor kayserispor gaziantepspor eskisehirspor altay
parti partimiz secim milletvekili belediye baskan baskanim meclis ozgurluk demokrasi adalet hurriyet
ahmet mehmet mustafa ali huseyin hasan ibrahim ismail osman yusuf murat omer ramazan emre emrah burak
fatih serkan hakan kemal deniz baris can cem kaan onur ugur volkan tolga selim sinan furkan
ayse fatma emine hatice zeynep elif merve busra esra kubra ozlem sevgi sultan meryem melike gul
gizem ebru pinar yasemin derya dilara irem ceren selin defne nisa
askim canim bebegim birtanem sevgilim seniseviyorum hayatim melegim kralsensin prenses kelebek
asdasd asdasdasd qweasd qweasdzxc qweqwe zxcasd abcabc abcdef abcdefg abcdefgh qwertyui fgdfgd asdfghjkl
ocak subat mart nisan mayis haziran temmuz agustos eylul ekim kasim aralik
pazartesi sali carsamba persembe cuma cumartesi pazar ilkbahar sonbahar kis yaz bahar
adana adiyaman afyon afyonkarahisar agri aksaray amasya ankara antalya ardahan artvin aydin balikesir
bartin batman bayburt bilecik bingol bitlis bolu burdur bursa canakkale cankiri corum denizli diyarbakir
duzce edirne elazig erzincan erzurum eskisehir gaziantep giresun gumushane hakkari hatay igdir isparta
istanbul izmir kahramanmaras maras karabuk karaman kars kastamonu kayseri kilis kirikkale kirklareli
kirsehir kocaeli izmit konya kutahya malatya manisa mardin mersin mugla mus nevsehir nigde ordu osmaniye
rize sakarya samsun sanliurfa urfa siirt sinop sirnak sivas tekirdag tokat trabzon tunceli usak van
yalova yozgat zonguldak kadikoy uskudar taksim cankaya bornova karadeniz akdeniz anadolu bogaz
`
  .trim()
  .split(/\s+/);

/**
 * Scores are 0 to 4. 3 means 10^8 guesses: too many because of argon2id and the limits on attempts.
 */
const MIN_SCORE = 3;
/**
 * The library's run time grows faster than the text. A password whose first 40 characters are easy
 * to guess is refused.
 */
const MAX_LENGTH = 40;
const FEW_WORDS = 2;

// Only the most common keyboards, because every further one costs time and memory.
const { qwerty, qwertz, azerty, keypad } = adjacencyGraphs;
const zxcvbn = new ZxcvbnFactory({
  dictionary: { ...dictionary, turkish: TURKISH_WORDS },
  graphs: { qwerty, qwertz, azerty, keypad },
  maxLength: MAX_LENGTH,
  l33tMaxSubstitutions: 20,
});

/**
 * Whether an attacker guesses a password early: a password in common use, in any spelling, a
 * keyboard pattern, a date, a repetition, or one or two known words with digits and signs. Takes
 * about 5 ms and at most about 40 ms of the processor. Load this file only where it is needed,
 * because it contains the dictionary of 0.4 MB.
 * @param personal texts (names, e-mail addresses) whose words are known words for this user
 */
export function isEasyToGuess(password: string, personal: readonly string[]): boolean {
  const folded = fold(password.slice(0, MAX_LENGTH));
  const known = personal.flatMap((text) => fold(text).split(/[^a-z\d]+/)).filter(Boolean);
  if (zxcvbn.check(folded, known).score < MIN_SCORE) return true;
  return [folded, unleet(folded)].some((text) => isFewWords(text, known));
}

/**
 * The library rates digits and signs between words as hard to guess: it gives the highest score to
 * "İstanbul+Ankara34". Two known words are still few, whatever is between them.
 */
function isFewWords(text: string, known: string[]): boolean {
  const letters = text.split(/[^a-z]+/).filter((word) => word.length > 2);
  if (letters.length === 0) return false;
  const { sequence } = zxcvbn.check(letters.join(''), known);
  return sequence.length <= FEW_WORDS && sequence.every(isKnown);
}

const isKnown = ({ pattern }: Match) => pattern !== 'bruteforce';
