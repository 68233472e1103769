/** The requests of a client. Several paths are requested in turn, over all connections together. */
export interface Target {
  paths: string[];
  method?: 'GET' | 'POST';
  headers?: Record<string, string>;
  /** Each path from another network, for a server that trusts this client as a proxy. */
  fromManyNetworks?: boolean;
  /** Body of a POST; `{{n}}` in it becomes a number that no other request has. */
  body?: string;
}

export interface Figures {
  requests: number;
  /** Seconds in which requests were running. */
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
  /** The client gets what the server leaves of the cores, as if it were on another machine. */
  lowPriority?: boolean;
}
