import { once } from 'node:events';
import { get, type IncomingMessage } from 'node:http';

export interface Answer {
  status: number;
  /** Names and values alternately, without those that every server adds by itself. */
  headers: string[];
  /** As transferred, possibly compressed. */
  body: Buffer;
}

/** The header of browsers; the product answers with Brotli. */
export const ACCEPT_ENCODING = 'gzip, deflate, br';
const CONNECTION_HEADERS = ['date', 'connection', 'keep-alive'];

/** One request over HTTP; the body stays compressed. */
export async function fetchRaw(url: string): Promise<Answer> {
  const request = get(url, { agent: false, headers: { 'Accept-Encoding': ACCEPT_ENCODING } });
  const [response] = (await once(request, 'response')) as [IncomingMessage];
  const chunks: Buffer[] = [];
  for await (const chunk of response) chunks.push(chunk);
  const headers: string[] = [];
  for (let i = 0; i < response.rawHeaders.length; i += 2) {
    const name = response.rawHeaders[i] as string;
    if (CONNECTION_HEADERS.includes(name.toLowerCase())) continue;
    headers.push(name, response.rawHeaders[i + 1] as string);
  }
  return { status: response.statusCode ?? 0, headers, body: Buffer.concat(chunks) };
}

/** Repeats the request until the body does not shrink any more: after some requests the product compresses a page better. */
export async function fetchSettled(url: string): Promise<Answer> {
  let answer = await fetchRaw(url);
  for (let same = 0, tries = 0; same < 5 && tries < 100; tries++) {
    const next = await fetchRaw(url);
    same = next.body.length === answer.body.length ? same + 1 : 0;
    answer = next;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  if (answer.status !== 200) throw new Error(`${url} answered with ${answer.status}.`);
  return answer;
}
