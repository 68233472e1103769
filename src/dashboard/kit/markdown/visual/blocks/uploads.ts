/** A picture on its way into the text. */
export interface UploadState {
  name: string;
  /** The picture on this device, until the stored one is shown. */
  preview: string;
  /** Of the sent bytes. */
  percent: number;
  /** Why it failed. */
  message?: string;
  /** The same file could be accepted at another try. */
  mayRetry?: boolean;
}

/** How the picture is called where it arrived: its address and what the library says of it. */
export interface Arrived {
  src: string;
  alt: string;
  caption: string;
}

const MARK = /^upload:(\d{1,20})$/;

/** The key in the address of a picture that is being uploaded; null for every other address. */
export const uploadKeyOf = (src: string): string | null => MARK.exec(src)?.[1] ?? null;

/**
 * The pictures that are being uploaded into a text. What has arrived is kept, so that undo and redo never
 * bring a placeholder back.
 */
export class Uploads {
  readonly #states = new Map<string, UploadState>();
  readonly #arrived = new Map<string, Arrived>();
  readonly #listeners = new Set<(key: string) => void>();
  /** Set by the feature that uploads. */
  cancel: (key: string) => void = () => undefined;
  retry: (key: string) => void = () => undefined;

  get hasArrived(): boolean {
    return this.#arrived.size > 0;
  }

  stateOf(key: string): UploadState | undefined {
    return this.#states.get(key);
  }

  arrivedAs(key: string): Arrived | undefined {
    return this.#arrived.get(key);
  }

  set(key: string, state: UploadState): void {
    this.#states.set(key, state);
    this.#tell(key);
  }

  arrive(key: string, as: Arrived): void {
    this.#arrived.set(key, as);
    this.#states.delete(key);
    this.#tell(key);
  }

  forget(key: string): void {
    this.#states.delete(key);
    this.#tell(key);
  }

  subscribe(listener: (key: string) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  #tell(key: string): void {
    for (const listener of this.#listeners) listener(key);
  }
}
