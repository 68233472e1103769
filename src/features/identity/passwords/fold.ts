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

/** Lower case without accents; Turkish letters become the letters that other keyboards have. */
export const fold = (text: string): string =>
  text.toLowerCase().replaceAll('ı', 'i').normalize('NFKD').replace(/\p{M}/gu, '');

/** "p4$$w0rd" becomes "password". */
export const unleet = (text: string): string =>
  text.replace(/[0134578@$!|+]/g, (sign) => LEET[sign] ?? sign);

/** Removes digits and signs at both ends. */
export const trimSigns = (text: string): string => text.replace(/^[^a-z]+|[^a-z]+$/g, '');
