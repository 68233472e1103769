/** Texts that do not say where a link leads, in the languages of the site, in lowercase letters. */
const VAGUE = new Set(
  [
    'tıklayın, tıklayınız, tıkla, buraya tıklayın, buraya tıklayınız, buraya tıkla, burada, buradan',
    'burası, buraya, burdan, bu bağlantı, bu link, bağlantı, link, linki tıklayın, devamı',
    'devamını oku, devamını okuyun, devamı için tıklayın, detay, detaylar, detaylı bilgi',
    'ayrıntı, ayrıntılar, ayrıntılar için tıklayın, daha fazla',
    'here, click here, click, this link, read more, more, learn more, see here',
    'hier, hier klicken, klicken sie hier, klick hier, dieser link, mehr, mehr lesen, weiterlesen',
    'aquí, haga clic aquí, haz clic aquí, clic aquí, pulse aquí, este enlace, enlace, leer más, más',
  ].flatMap((line) => line.split(', ')),
);

/** Whether a reader of the link's text alone cannot know where it leads. */
export function isVagueLink(text: string): boolean {
  const words = text
    .replace(/[^\p{L}\p{N}\s]/gu, '')
    .replace(/\s+/g, ' ')
    .trim();
  return VAGUE.has(words.toLocaleLowerCase('tr')) || VAGUE.has(words.toLowerCase());
}

/** Whether the text of a link is only an address. */
export const isBareAddress = (text: string): boolean =>
  /^(?:https?:\/\/|www\.)\S+$/i.test(text.trim());
