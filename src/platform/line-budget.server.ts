/** Maximum number of lines of one kind in a second; the second number is for refused requests. */
const MOST = 200;
const MAX_REFUSED = 20;
/** The copies of the audit log's hashes are evidence: all of them are written. */
const ALWAYS = 'audit';

/** Limits the number of log lines, for example under a flood of requests. */
export class LineBudget {
  readonly #report: (kind: string, lines: number) => void;
  #counts = new Map<string, { lines: number; most: number }>();
  #timer: NodeJS.Timeout | undefined;

  /** @param report is called once a second for each kind with lines that were left out. */
  constructor(report: (kind: string, lines: number) => void) {
    this.#report = report;
  }

  /** Whether a line is written. Its kind is the message, for failed requests also the status. */
  allows(fields: unknown, message: unknown): boolean {
    const text = String(message ?? (typeof fields === 'string' ? fields : ''));
    if (text === ALWAYS) return true;
    const status = Number((fields as { status?: number } | null)?.status ?? 0);
    const kind = status >= 400 ? `${text} ${status}` : text;
    const count = this.#counts.get(kind) ?? { lines: 0, most: status >= 400 ? MAX_REFUSED : MOST };
    this.#counts.set(kind, count);
    this.#timer ??= setTimeout(() => this.#begin(), 1000).unref();
    return ++count.lines <= count.most;
  }

  #begin(): void {
    const counts = this.#counts;
    this.#counts = new Map();
    this.#timer = undefined;
    for (const [kind, { lines, most }] of counts)
      if (lines > most) this.#report(kind, lines - most);
  }
}
