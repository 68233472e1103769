import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Answer } from './answer.ts';

/*
 * The least that Node itself can do: one answer, whatever is asked. Run as a program of its own:
 * bare-server.ts <port> <file with the headers as JSON> <file with the body>
 */
const [port, headersFile, bodyFile] = process.argv.slice(2);
const headers: Answer['headers'] = JSON.parse(readFileSync(headersFile as string, 'utf8'));
const body = readFileSync(bodyFile as string);

createServer({ keepAliveTimeout: 10_000 }, (_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
