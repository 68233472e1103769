import { createHmac } from 'node:crypto';
import { keyObjectOf } from './key-object.server.ts';

/**
 * A key of 32 bytes for one purpose. This is HKDF-Expand (RFC 5869) for one block; node:crypto has it
 * only together with HKDF-Extract, whose result is our seed.
 */
export const deriveKey = (seed: Buffer, purpose: string): Buffer =>
  createHmac('sha256', keyObjectOf(seed)).update(purpose).update(Buffer.of(1)).digest();
