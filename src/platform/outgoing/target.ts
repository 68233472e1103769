import { OutgoingFault } from './outgoing-fault.ts';

const LONGEST = 2000;

/** Services other than web servers use the ports below 1024. */
const isWebPort = (port: string) => port === '' || ['80', '443'].includes(port) || +port >= 1024;

/**
 * Reads the address of another server: http or https, without a user name, on a port of web servers.
 * @throws OutgoingFault
 */
export function readTarget(text: string): URL {
  if (text.length > LONGEST || !URL.canParse(text)) throw new OutgoingFault('address');
  const url = new URL(text);
  const isWeb = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isWeb || url.username || url.password || !isWebPort(url.port))
    throw new OutgoingFault('address');
  return url;
}
