import type { PressKitFields } from '../../src/features/press-kit/contract.ts';
import { pressKit, pressKitPictures } from '../../src/features/press-kit/tables.server.ts';
import type { Operation } from '../../src/platform/operation.server.ts';
import { type AddedPictures, ILLUSTRATOR } from './pictures.ts';

/** What the party says about itself at the end of a report. */
export const BOILERPLATE: PressKitFields['boilerplate'] = {
  tr: `Liberal Ufuk Partisi; bireyin özgürlüğünü, hukukun üstünlüğünü ve serbest girişimi savunan bir siyasi partidir. Yerel yönetimlerin güçlenmesi, herkese iyi eğitim ve hesabını açıkça veren bir devlet için çalışır.

Partinin Genel Başkanı Defne Arıkan, genel merkezi Ankara’dadır.`,
  en: `Liberal Ufuk Partisi is a political party in Turkey that stands for the freedom of the individual, the rule of law and free enterprise. It works for strong local government, good education for everyone and a state that accounts openly for what it does.

The party is chaired by Defne Arıkan; its headquarters are in Ankara.`,
  de: `Die Liberal Ufuk Partisi ist eine politische Partei in der Türkei, die für die Freiheit des Einzelnen, den Rechtsstaat und freies Unternehmertum eintritt. Sie arbeitet für starke Kommunen, gute Bildung für alle und einen Staat, der offen Rechenschaft ablegt.

Vorsitzende der Partei ist Defne Arıkan; ihr Sitz ist in Ankara.`,
  es: `Liberal Ufuk Partisi es un partido político de Turquía que defiende la libertad individual, el Estado de derecho y la libre empresa. Trabaja por municipios fuertes, una buena educación para todos y un Estado que rinda cuentas con transparencia.

Lo preside Defne Arıkan; su sede está en Ankara.`,
};

/** By the slug of the content whose picture it is. */
const CAPTIONS: Record<string, PressKitFields['pictures'][number]['captions']> = {
  'eskisehirde-gonullu-okulu-ilk-mezunlarini-verdi': {
    tr: 'Eskişehir’deki Gönüllü Okulu’nun ilk mezunları',
    en: 'The first graduates of the School of Volunteers in Eskişehir',
    de: 'Die ersten Absolventen der Freiwilligenschule in Eskişehir',
    es: 'La primera promoción de la Escuela de Voluntarios de Eskişehir',
  },
  'ankarada-park-sohbetleri-cayi-getiren-konuyu-da-secti': {
    tr: 'Ankara’da park sohbeti',
    en: 'A talk in a park in Ankara',
    de: 'Gespräch in einem Park in Ankara',
    es: 'Charla en un parque de Ankara',
  },
  'antakya-esnafi-konteynerde-ikinci-kisa-giriyor': {
    tr: 'Antakya’da esnaf ziyareti',
    en: 'A visit to shopkeepers in Antakya',
    de: 'Besuch bei Händlern in Antakya',
    es: 'Visita a comerciantes de Antakya',
  },
};

/** `pictures`: those of the contents, which are loaded before. */
export async function loadPressKit(op: Operation, pictures: AddedPictures): Promise<void> {
  await op.db.insert(pressKit).values({ boilerplate: BOILERPLATE, version: 1, updatedAt: op.now });
  const offered = Object.entries(CAPTIONS).flatMap(([slug, captions], position) => {
    const mediaId = pictures.get(slug);
    return mediaId ? [{ mediaId, position, captions, credit: ILLUSTRATOR }] : [];
  });
  await op.db.insert(pressKitPictures).values(offered);
}
