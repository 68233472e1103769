import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Answer } from './answer.ts';

/*
 * The simplest server in Node: the same answer to every request. Run as a separate program:
 * bare-server.ts <port> <file with the headers as JSON> <file with the body>
 */
const [port, headersFile, bodyFile] = process.argv.slice(2);
const headers: Answer['headers'] = JSON.parse(readFileSync(headersFile as string, 'utf8'));
const body = readFileSync(bodyFile as string);

createServer({ keepAliveTimeout: 10_000 }, (_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
}).listen(Number(port), '127.0.0.1');
