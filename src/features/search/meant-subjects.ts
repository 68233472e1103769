import { fold } from '../../platform/fold.ts';

/**
 * Subjects of politics by the words that people use for them, in folded letters. Offered as a search
 * only if nothing is found.
 */
const SUBJECTS: Record<string, string> = {
  göç: 'multeci siginmaci gocmen suriyeli afgan kacak sinir migrant refugee immigration migrante refugiado fluchtling',
  emekli: 'emeklilik eyt ikramiye pension rente jubilacion',
  ekonomi:
    'enflasyon zam pahalilik hayatpahaliligi faiz doviz dolar inflation economy wirtschaft economia',
  vergi: 'kdv otv stopaj tax steuer impuesto',
  konut: 'kira kiraci evsahibi toki rent housing wohnung miete vivienda alquiler',
  sağlık: 'doktor randevu hastane eczane ilac health hospital gesundheit salud',
  eğitim: 'ogrenci universite yks lgs kyk burs yurt school education bildung educacion',
  tarım: 'ciftci koylu mazot gubre hayvancilik farmer agriculture landwirtschaft agricultura',
  adalet: 'mahkeme hakim savci hukuk yargi court justice gericht justicia',
  kadın: 'cinsiyet istanbulsozlesmesi women frauen mujeres',
  gençlik: 'genc gencler z kusagi youth jugend juventud',
  deprem: 'afet kentsel afad earthquake erdbeben terremoto',
  çevre: 'iklim karbon orman cop climate environment klima umwelt clima',
  belediye: 'muhtar kaldirim imar municipality gemeinde municipio',
  ulaşım: 'metro otobus trafik yol transport verkehr transporte',
  özgürlük: 'sansur basinozgurlugu insanhaklari freedom freiheit libertad',
};
const SUBJECT_OF = new Map(
  Object.entries(SUBJECTS).flatMap(([subject, words]) =>
    words.split(' ').map((word) => [word, subject] as const),
  ),
);
const SHORTEST_BEGINNING = 4;
const MOST = 3;

/** What a search that found nothing could mean, as words that can be searched. */
export function meantSubjects(typed: string): string[] {
  const words = fold(typed.slice(0, 200)).match(/[\p{L}\p{N}]+/gu) ?? [];
  const found = words.flatMap((word) => {
    for (let length = word.length; length >= SHORTEST_BEGINNING; length--) {
      const subject = SUBJECT_OF.get(word.slice(0, length));
      if (subject) return subject;
    }
    return [];
  });
  return [...new Set(found)].slice(0, MOST);
}
