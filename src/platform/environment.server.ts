import { isIP } from 'node:net';
import { availableParallelism } from 'node:os';
import * as z from 'zod';
import type { BackupSettings } from './backup-settings.ts';
import { FieldKeys, parseFieldKeys } from './encryption/field-keys.server.ts';
import { CONNECTION_LIMITS, type ConnectionLimits } from './http/connections/limits.server.ts';
import type { Issuer } from './issuer.ts';
import { ISSUER_VARIABLES, issuerOf } from './issuer-settings.server.ts';
import { parseSender, type Sender } from './mail/sender.ts';
import { parseStorageUrl, type Storage, storageFault } from './storage/storage-url.ts';
import { parseHeaders, type TracingSettings } from './tracing/tracing-settings.ts';

const MOST_WORKERS = 64;

const url = (protocols: string[]) =>
  z.string().refine(
    (value) => {
      try {
        return protocols.includes(new URL(value).protocol);
      } catch {
        return false;
      }
    },
    `must be an address starting with ${protocols.map((p) => `${p}//`).join(' or ')}`,
  );

/** An address with a path would be wrong in every link: the product knows no other path than its own. */
const origin = url(['http:', 'https:']).refine(
  (value) => URL.parse(value)?.pathname === '/' && !/[?#@]/.test(value),
  'must be only the scheme, the host and the port, such as https://parti.example, without a path, a query or a user',
);

const addressesOf = (list: string) =>
  list
    .split(',')
    .map((address) => address.trim())
    .filter(Boolean);

function isNetwork(text: string): boolean {
  const [address = '', bits, ...more] = text.split('/');
  const version = isIP(address);
  if (version === 0 || more.length > 0) return false;
  return (
    bits === undefined || (/^\d{1,3}$/.test(bits) && Number(bits) <= (version === 4 ? 32 : 128))
  );
}

function wholeNumber(min: number, max: number, usual: number) {
  const error = `must be a whole number from ${min} to ${max}`;
  return z.coerce.number({ error }).int(error).min(min, error).max(max, error).default(usual);
}

const storage = z.string().check(({ value, issues }) => {
  const message = storageFault(value);
  if (message) issues.push({ code: 'custom', input: value, message });
});

const BETWEEN_0_AND_1 = 'must be a number from 0 to 1';

const Variables = z.object({
  PORT: wholeNumber(0, 65_535, 3000),
  HOST: z.string().min(1).default('127.0.0.1'),
  PUBLIC_URL: origin.optional(),
  DATA_DIR: z.string().min(1).optional(),
  // Parsed by the driver, which also accepts addresses without a host: postgres://me@/db?host=/socket
  DATABASE_URL: z
    .string()
    .regex(/^postgres(ql)?:\/\//, 'must be an address starting with postgres:// or postgresql://')
    .optional(),
  DEMO: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).optional(),
  ADMIN_EMAIL: z.email('must be an e-mail address').default('admin@ufuk.example'),
  ADMIN_PASSWORD: z.string().optional(),
  SECRET_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  FIELD_KEYS: z
    .string()
    .refine(
      (text) => parseFieldKeys(text) !== null,
      'must be versions and keys of 32 bytes such as 1:base64, separated by commas',
    )
    .optional(),
  ...ISSUER_VARIABLES,
  STORAGE_URL: storage.optional(),
  BACKUP_URL: storage.optional(),
  BACKUP_AT: z
    .string()
    .regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'must be a time such as 02:40')
    .default('02:40'),
  BACKUP_KEEP: wholeNumber(1, 1000, 14),
  BACKUP_PASSPHRASE: z.string().min(16, 'must have at least 16 characters').optional(),
  SMTP_URL: url(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z
    .string()
    .refine(
      (text) => parseSender(text) !== null,
      'must be an e-mail address, or a name and one such as Ufuk <posta@ufuk.example>',
    )
    .optional(),
  TRUST_PROXY: z
    .string()
    .refine(
      (list) => addressesOf(list).every(isNetwork),
      'must be IP addresses or networks such as 10.0.0.0/8, separated by commas',
    )
    .default(''),
  WORKERS: z
    .union([z.literal('auto'), wholeNumber(1, MOST_WORKERS, 1)], {
      error: `must be "auto" or a whole number from 1 to ${MOST_WORKERS}`,
    })
    .default(1),
  MAX_CONNECTIONS: wholeNumber(1, 1_000_000, CONNECTION_LIMITS.most),
  MAX_CONNECTIONS_PER_NETWORK: wholeNumber(1, 1_000_000, CONNECTION_LIMITS.mostOfNetwork),
  HSTS_SUBDOMAINS: z.enum(['on', 'off'], { error: 'must be "on" or "off"' }).default('off'),
  TAG_MANAGER_ID: z
    .string()
    .regex(/^GTM-[A-Z0-9]{4,12}$/, 'must look like GTM-ABC123')
    .optional(),
  METRICS_TOKEN: z.string().min(16, 'must have at least 16 characters').optional(),
  OTEL_EXPORTER_OTLP_ENDPOINT: url(['http:', 'https:']).optional(),
  OTEL_EXPORTER_OTLP_TRACES_ENDPOINT: url(['http:', 'https:']).optional(),
  OTEL_EXPORTER_OTLP_HEADERS: z
    .string()
    .refine((text) => parseHeaders(text) !== null, 'must be name=value pairs, separated by commas')
    .optional(),
  OTEL_SERVICE_NAME: z.string().max(100, 'must have at most 100 characters').default('ufuk'),
  OTEL_TRACES_SAMPLER_ARG: z.coerce
    .number(BETWEEN_0_AND_1)
    .min(0, BETWEEN_0_AND_1)
    .max(1, BETWEEN_0_AND_1)
    .default(1),
  LOG_LEVEL: z
    .enum(['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'], {
      error: 'must be one of fatal, error, warn, info, debug, trace, silent',
    })
    .default('info'),
});

export interface Environment {
  port: number;
  host: string;
  /** Origin without a trailing slash; null means "http://host:port" once the port is known. */
  publicUrl: string | null;
  dataDir: string | null;
  databaseUrl: string | null;
  demo: boolean;
  adminEmail: string;
  adminPassword: string | null;
  /** Signs tokens; null means the key in the data folder. */
  secretKey: Buffer | null;
  /** Keys of sensitive fields; null means those in the data folder. */
  fieldKeys: FieldKeys | null;
  /** Which system signs users in. */
  issuer: Issuer;
  /** Where uploads are stored; null: in the data folder. */
  storage: Storage | null;
  /** Null: no backups are made by themselves. */
  backup: BackupSettings | null;
  /** How many backups to keep in one place. */
  backupKeep: number;
  /** Encrypts the keys in backups; null: they are not in backups. */
  backupPassphrase: string | null;
  /** The server that sends e-mails; null: they are written to the data folder. */
  smtpUrl: string | null;
  /** Sender of e-mails; null: the party's own address. */
  mailFrom: Sender | null;
  trustProxy: string[];
  /** Whether https is required for the subdomains too. */
  hstsSubdomains: boolean;
  /** How many processes answer requests. */
  workers: number;
  /** Limits of connections at the same time, of all processes together. */
  connections: Pick<ConnectionLimits, 'most' | 'mostOfNetwork'>;
  /** First value of the party's container id; null: none. */
  tagManagerId: string | null;
  /** Lets programs read `/metrics`; null: only those of this machine. */
  metricsToken: string | null;
  /** Null: no traces are made. */
  tracing: TracingSettings | null;
  logLevel: string;
}

/** A wrong setting; the message is one sentence that names each wrong variable. */
export class WrongEnvironment extends Error {}

/** Reads every setting once. An empty variable counts as unset. Throws {@link WrongEnvironment}. */
export function readEnvironment(variables: Record<string, string | undefined>): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''));
  const parsed = Variables.safeParse(given);
  if (!parsed.success) {
    const faults = parsed.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
    throw new WrongEnvironment(`Wrong setting: ${faults.join('; ')}.`);
  }
  const v = parsed.data;
  const issuer = issuerOf(v);
  if (Array.isArray(issuer)) {
    const names = issuer.join(', ');
    throw new WrongEnvironment(`AUTH_ISSUER is oidc, so these must be set too: ${names}.`);
  }
  return {
    port: v.PORT,
    host: v.HOST,
    publicUrl: v.PUBLIC_URL?.replace(/\/+$/, '') ?? null,
    dataDir: v.DATA_DIR ?? null,
    databaseUrl: v.DATABASE_URL ?? null,
    demo: v.DEMO ? v.DEMO === 'on' : !v.DATABASE_URL,
    adminEmail: v.ADMIN_EMAIL,
    adminPassword: v.ADMIN_PASSWORD ?? null,
    secretKey: v.SECRET_KEY ? Buffer.from(v.SECRET_KEY) : null,
    fieldKeys: v.FIELD_KEYS ? new FieldKeys(parseFieldKeys(v.FIELD_KEYS) ?? new Map()) : null,
    issuer,
    storage: v.STORAGE_URL ? parseStorageUrl(v.STORAGE_URL) : null,
    backup: backupOf(v),
    backupKeep: v.BACKUP_KEEP,
    backupPassphrase: v.BACKUP_PASSPHRASE ?? null,
    smtpUrl: v.SMTP_URL ?? null,
    mailFrom: v.MAIL_FROM ? parseSender(v.MAIL_FROM) : null,
    trustProxy: addressesOf(v.TRUST_PROXY),
    hstsSubdomains: v.HSTS_SUBDOMAINS === 'on',
    workers: v.WORKERS === 'auto' ? Math.min(availableParallelism(), MOST_WORKERS) : v.WORKERS,
    connections: { most: v.MAX_CONNECTIONS, mostOfNetwork: v.MAX_CONNECTIONS_PER_NETWORK },
    tagManagerId: v.TAG_MANAGER_ID ?? null,
    metricsToken: v.METRICS_TOKEN ?? null,
    tracing: tracingOf(v),
    logLevel: v.LOG_LEVEL,
  };
}

function tracingOf(v: z.infer<typeof Variables>): TracingSettings | null {
  const base = v.OTEL_EXPORTER_OTLP_ENDPOINT?.replace(/\/+$/, '');
  const address = v.OTEL_EXPORTER_OTLP_TRACES_ENDPOINT ?? (base && `${base}/v1/traces`);
  if (!address) return null;
  return {
    url: address,
    headers: (v.OTEL_EXPORTER_OTLP_HEADERS && parseHeaders(v.OTEL_EXPORTER_OTLP_HEADERS)) || {},
    serviceName: v.OTEL_SERVICE_NAME,
    ratio: v.OTEL_TRACES_SAMPLER_ARG,
  };
}

function backupOf(v: z.infer<typeof Variables>): BackupSettings | null {
  const to = v.BACKUP_URL ? parseStorageUrl(v.BACKUP_URL) : null;
  const [hour, minute] = v.BACKUP_AT.split(':').map(Number) as [number, number];
  const passphrase = v.BACKUP_PASSPHRASE ?? null;
  return to && { to, at: { hour, minute }, keep: v.BACKUP_KEEP, passphrase };
}
