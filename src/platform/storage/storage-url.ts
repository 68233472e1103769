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
  const name = url.pathname.replace(/^\/|\/$/g, '');
  const isWhole = url.host && url.username && url.password && /^[a-z0-9][a-z0-9.-]+$/.test(name);
  if (url.protocol !== 's3:' || !isWhole) return null;
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

/** The folder of a store, if it is one of this machine. */
export const foldersOf = (storage: Storage | undefined): string[] =>
  storage?.kind === 'folder' ? [storage.path] : [];

function readFolder(url: URL): Storage | null {
  const path = percentDecoded(url.pathname);
  return url.host === '' && path !== null && path.length > 1 ? { kind: 'folder', path } : null;
}
