import { expect, it } from 'vitest';
import { guessLanguage } from './guess-language.ts';

const TEXTS = {
  tr: 'Belediye meclisi bugün toplandı ve kıyı yolu için yeni bir plan hazırladı. Plan, halkın görüşü alındıktan sonra oylanacak; çalışmalar yaz sonuna kadar bitecek.',
  en: 'The city council met today and prepared a new plan for the coastal road. It will be voted on after the public has been heard, and the work is to be finished by the end of summer.',
  de: 'Der Stadtrat hat heute getagt und einen neuen Plan für die Küstenstraße vorbereitet. Er wird nach der Anhörung der Bürger zur Abstimmung gestellt und ist bis zum Ende des Sommers fertig.',
  es: 'El consejo municipal se reunió hoy y preparó un nuevo plan para la carretera de la costa. Se votará después de escuchar a los vecinos, y las obras terminarán al final del verano.',
} as const;

it.each(Object.entries(TEXTS))('knows a text in %s', (language, text) => {
  expect(guessLanguage(text)).toBe(language);
});

it('knows Turkish written in capital letters, and with names and links of another language', () => {
  expect(guessLanguage(TEXTS.tr.toLocaleUpperCase('tr'))).toBe('tr');
  const links = '[The and of](https://the-and-of.example/with/that/for/this) ';
  expect(guessLanguage(links.repeat(2) + TEXTS.tr.repeat(2))).toBe('tr');
});

it('says nothing about a short text, or about one in two languages', () => {
  for (const text of ['', 'The and of', `${TEXTS.tr} ${TEXTS.en}`, `${TEXTS.de} ${TEXTS.es}`])
    expect(guessLanguage(text)).toBeNull();
});
