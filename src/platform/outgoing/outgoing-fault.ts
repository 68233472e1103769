/**
 * Why a request to another server failed. `address`: the address is not allowed; `name`: it cannot be
 * resolved; `size`, `time`, `redirects`: beyond the limit.
 */
export type OutgoingReason =
  | 'address'
  | 'name'
  | 'connection'
  | 'certificate'
  | 'time'
  | 'size'
  | 'redirects';

/** Its message never contains the address: it is logged. */
export class OutgoingFault extends Error {
  readonly reason: OutgoingReason;

  constructor(reason: OutgoingReason, cause?: unknown) {
    super(`outgoing request: ${reason}`, { cause });
    this.reason = reason;
  }
}

const CODES: Record<string, OutgoingReason> = {
  ENOTFOUND: 'name',
  EAI_AGAIN: 'name',
  ENODATA: 'name',
  UND_ERR_CONNECT_TIMEOUT: 'time',
  UND_ERR_HEADERS_TIMEOUT: 'time',
  UND_ERR_BODY_TIMEOUT: 'time',
  ETIMEDOUT: 'time',
  UND_ERR_RES_EXCEEDED_MAX_SIZE: 'size',
  UND_ERR_HEADERS_OVERFLOW: 'size',
};

/** The fault behind an error of the library. */
export function faultOf(error: unknown): OutgoingFault {
  for (let one = error; one instanceof Error; one = one.cause) {
    if (one instanceof OutgoingFault) return one;
    if (one.name === 'TimeoutError') return new OutgoingFault('time', error);
    const { code = '' } = one as NodeJS.ErrnoException;
    const reason = CODES[code];
    if (reason) return new OutgoingFault(reason, error);
    if (/CERT|SSL|TLS|SELF_SIGNED|UNABLE_TO_(VERIFY|GET)/.test(code))
      return new OutgoingFault('certificate', error);
  }
  return new OutgoingFault('connection', error);
}
