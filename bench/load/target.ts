/** What a client asks for. Several paths are asked for in turn, over all connections together. */
export interface Target {
  paths: string[];
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Each path as if from a network of its own, for a server that trusts us as a proxy. */
  fromManyNetworks?: boolean;
  /** Body of a POST; `{{n}}` in it becomes a number that no other request has. */
  body?: string;
}

export interface Figures {
  requests: number;
  /** Seconds during which requests were under way. */
  seconds: number;
  /** Milliseconds. */
  p50: number;
  p99: number;
  /** Answers other than 2xx, and broken connections. */
  bad: number;
}

export interface Load {
  connections: number;
  seconds: number;
}
