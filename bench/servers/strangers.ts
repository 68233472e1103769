import { EDITOR } from './product.ts';

let networks = 0;
/** An address of another network each time: many requests from one network would be refused. */
export const nextAddress = () => `172.16.${Math.floor(++networks / 250) % 250}.${networks % 250}`;

/** Requests a page from another network. Returns the status. */
export async function visit(origin: string, path: string): Promise<number> {
  const reply = await fetch(origin + path, { headers: { 'x-forwarded-for': nextAddress() } });
  await reply.arrayBuffer();
  return reply.status;
}

/** Signs in from another network, with the correct password. Returns the status. */
export async function signInOnce(origin: string): Promise<number> {
  const reply = await fetch(`${origin}/api/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': nextAddress() },
    body: JSON.stringify(EDITOR),
  });
  await reply.arrayBuffer();
  return reply.status;
}
