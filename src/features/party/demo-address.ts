/** The domain of the demo party. No e-mail can arrive there, because `.example` is reserved. */
const DEMO_DOMAIN = '@ufuk.example';

/** Whether an e-mail address is one of the demo party's: a real party must not use it by mistake. */
export const isDemoAddress = (address: string): boolean =>
  address.toLowerCase().endsWith(DEMO_DOMAIN);
