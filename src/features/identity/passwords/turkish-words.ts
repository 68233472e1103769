/**
 * Words that attackers try first in Turkey, folded: words for passwords, clubs, names, endearments,
 * places.
 */
export const TURKISH_WORDS = `
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
