import { describe, expect, it } from 'vitest';
import { readEnvironment } from './environment.server.ts';

describe('the environment', () => {
  it('has a default for every variable', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      host: '127.0.0.1',
      demo: true,
      databaseUrl: null,
    });
    expect(readEnvironment({ PORT: '', DATABASE_URL: 'postgres://a/b' })).toMatchObject({
      port: 3000,
      demo: false,
    });
    expect(readEnvironment({ PUBLIC_URL: 'https://parti.example/' }).publicUrl).toBe(
      'https://parti.example',
    );
  });

  it('sends traces only where an address is set', () => {
    expect(readEnvironment({ OTEL_SERVICE_NAME: 'parti' }).tracing).toBe(null);
    const tracing = readEnvironment({
      OTEL_EXPORTER_OTLP_ENDPOINT: 'http://127.0.0.1:4318/',
      OTEL_EXPORTER_OTLP_HEADERS: 'authorization=Bearer%20a',
      OTEL_TRACES_SAMPLER_ARG: '0.1',
    }).tracing;
    expect(tracing).toEqual({
      url: 'http://127.0.0.1:4318/v1/traces',
      headers: { authorization: 'Bearer a' },
      serviceName: 'ufuk',
      ratio: 0.1,
    });
  });

  it('requires https for subdomains only when the setting says so', () => {
    const read = (value?: string) => readEnvironment({ HSTS_SUBDOMAINS: value }).hstsSubdomains;
    expect([read(), read('off'), read('on')]).toEqual([false, false, true]);
  });

  it.each([
    [{ PORT: 'abc' }, 'PORT must be a whole number'],
    [{ STORAGE_URL: 's3://s3.example/parti' }, 'STORAGE_URL must be file:/folder or s3://'],
    [{ PORT: '70000' }, 'PORT must be a whole number'],
    [
      { DATABASE_URL: 'mysql://x' },
      'DATABASE_URL must be an address starting with postgres:// or postgresql://',
    ],
    [{ PUBLIC_URL: 'parti.example' }, 'PUBLIC_URL must be an address'],
    [
      { BACKUP_URL: 's3://anahtar:gizli@s3.example/b' },
      'BACKUP_URL must end with the name of the bucket',
    ],
    [{ DEMO: 'yes' }, 'DEMO must be "on" or "off"'],
    [{ HSTS_SUBDOMAINS: 'yes' }, 'HSTS_SUBDOMAINS must be "on" or "off"'],
    [{ LOG_LEVEL: 'loud' }, 'LOG_LEVEL must be one of'],
    [{ ADMIN_EMAIL: 'x' }, 'ADMIN_EMAIL must be an e-mail address'],
    [{ TRUST_PROXY: '10.0.0.0/8, proxy' }, 'TRUST_PROXY must be IP addresses or networks'],
    [{ TRUST_PROXY: '10.0.0.1/33' }, 'TRUST_PROXY must be'],
    [{ TAG_MANAGER_ID: 'UA-1234' }, 'TAG_MANAGER_ID must look like GTM-ABC123'],
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'localhost:4318' }, 'OTEL_EXPORTER_OTLP_ENDPOINT must be'],
    [{ OTEL_EXPORTER_OTLP_HEADERS: 'token' }, 'OTEL_EXPORTER_OTLP_HEADERS must be name=value'],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, 'OTEL_TRACES_SAMPLER_ARG must be a number from 0 to 1'],
    [{ SECRET_KEY: 'short' }, 'SECRET_KEY must have at least 32 characters'],
    [
      { SMTP_URL: 'posta.example' },
      'SMTP_URL must be an address starting with smtp:// or smtps://',
    ],
    [{ MAIL_FROM: 'Ufuk' }, 'MAIL_FROM must be an e-mail address'],
  ])('refuses %o and names the variable', (variables, sentence) => {
    expect(() => readEnvironment(variables)).toThrow(sentence);
  });

  it.each(['https://parti.example', 'https://parti.example/', 'http://localhost:3000'])(
    'takes %s as the address that visitors use',
    (address) => {
      expect(readEnvironment({ PUBLIC_URL: address }).publicUrl).toBe(address.replace(/\/$/, ''));
    },
  );

  it.each([
    'https://parti.example/site',
    'https://parti.example/?a=1',
    'https://parti.example?',
    'https://ali@parti.example',
    'https://ali:gizli@parti.example',
    'https://parti.example/#a',
    'https://parti.example//',
    'https://parti.example/index.html',
  ])('does not take %s as that address', (PUBLIC_URL) => {
    expect(() => readEnvironment({ PUBLIC_URL })).toThrow(
      'PUBLIC_URL must be only the scheme, the host',
    );
  });

  it.each(['b', 'bu', 'Belgeler', '-belge', 'belge-', 'bel_ge', 'a/b', ''])(
    'names the rule for buckets: %j',
    (bucket) => {
      const STORAGE_URL = `s3://anahtar:gizli@s3.example/${bucket}`;
      expect(() => readEnvironment({ STORAGE_URL })).toThrow(
        'STORAGE_URL must end with the name of the bucket: 3 to 63 lowercase letters',
      );
    },
  );

  it('does not repeat a secret', () => {
    const wrong = {
      STORAGE_URL: 's3://anahtar:gizli@s3.example/b',
      PUBLIC_URL: 'https://a:gizli@b',
    };
    expect(() => readEnvironment(wrong)).toThrow(/^(?!.*gizli).*STORAGE_URL/);
  });

  it('names every wrong variable at once', () => {
    expect(() => readEnvironment({ PORT: '-1', DEMO: '1' })).toThrow(/PORT.*DEMO/);
  });
});
