import { defineSource } from '../../../platform/sources.server.ts';
import { checkReaders } from './check-readers.server.ts';
import { Streams } from './streams.server.ts';

/** The event streams of this process. */
export const STREAMS = defineSource((db) => new Streams(checkReaders(db)));
