/**
 * `node:http` as the server uses it. An `import` of that module also loads what it exports lazily,
 * Node's `fetch` and `WebSocket`: 10 MB of memory for what this server does not use.
 */
export const { createServer, STATUS_CODES } = process.getBuiltinModule('node:http');
