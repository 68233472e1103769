import { percentDecoded } from '../percent-decoding.ts';

/** Where uploads are stored: a folder of this machine, or a bucket of an S3-compatible store. */
export type Storage =
  | { kind: 'folder'; path: string }
  | {
      kind: 's3';
      /** The address of the bucket, without a trailing slash. */
      bucket: string;
      region: string;
      accessKey: string;
      secretKey: string;
    };

/** As S3 requires it of every bucket. */
const BUCKET = /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/;

/**
 * Reads `file:/folder` or `s3://KEY:SECRET@host/bucket?region=…`; with `tls=off` the store is called
 * over http. Null for any other text. Key and secret are percent-encoded.
 */
export function parseStorageUrl(text: string): Storage | null {
  let url: URL;
  try {
    url = new URL(text);
  } catch {
    return null;
  }
  if (url.protocol === 'file:') return readFolder(url);
  const name = bucketOf(url);
  if (!isS3(url) || !BUCKET.test(name)) return null;
  const accessKey = percentDecoded(url.username);
  const secretKey = percentDecoded(url.password);
  if (accessKey === null || secretKey === null) return null;
  const scheme = url.searchParams.get('tls') === 'off' ? 'http' : 'https';
  return {
    kind: 's3',
    bucket: `${scheme}://${url.host}/${name}`,
    region: url.searchParams.get('region') ?? 'us-east-1',
    accessKey,
    secretKey,
  };
}

/** What is wrong with the address of a store, without its secret; null: nothing. */
export function storageFault(text: string): string | null {
  if (parseStorageUrl(text)) return null;
  const url = URL.parse(text);
  return url && isS3(url) && !BUCKET.test(bucketOf(url))
    ? 'must end with the name of the bucket: 3 to 63 lowercase letters, digits, dots and hyphens, with a letter or digit at both ends'
    : 'must be file:/folder or s3://KEY:SECRET@host/bucket';
}

const isS3 = (url: URL) =>
  url.protocol === 's3:' && url.host !== '' && url.username !== '' && url.password !== '';
const bucketOf = (url: URL) => url.pathname.replace(/^\/|\/$/g, '');

/** The folder of a store, if it is one of this machine. */
export const foldersOf = (storage: Storage | undefined): string[] =>
  storage?.kind === 'folder' ? [storage.path] : [];

function readFolder(url: URL): Storage | null {
  const path = percentDecoded(url.pathname);
  return url.host === '' && path !== null && path.length > 1 ? { kind: 'folder', path } : null;
}
