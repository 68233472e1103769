const LEET: Record<string, string> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '8': 'b',
  '@': 'a',
  $: 's',
  '!': 'i',
  '|': 'i',
  '+': 't',
};

/** Lower case without accents; the letters of Turkish as they are typed on other keyboards. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll('ı', 'i').normalize('NFKD').replace(/\p{M}/gu, '');

/** "p4$$w0rd" is "password". */
export const unleet = (text: string): string =>
  text.replace(/[0134578@$!|+]/g, (sign) => LEET[sign] ?? sign);

/** Without the digits and signs before and after. */
export const trimSigns = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
