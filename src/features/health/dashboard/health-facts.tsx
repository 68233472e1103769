import { useText } from '../../../dashboard/kit/language/language.ts';
import { relativeTime } from '../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { formatBytes, formatNumber } from '../../../platform/i18n/format.ts';
import type { Health } from '../schema.ts';
import { BackupFacts } from './backup-facts.tsx';
import css from './health.module.css';
import { Panel } from './panel.tsx';

/** What the installation runs on, in groups. */
export function HealthFacts({ health }: { health: Health }) {
  const { t, locale } = useText();
  const { versions, disk, database, uploads, backups, jobs, mail, network } = health;
  const size = (bytes: number) => formatBytes(locale, bytes);
  const number = (value: number) => formatNumber(locale, value);
  return (
    <div className={css.panels}>
      <Panel
        title={t('health:server')}
        facts={[
          [t('health:product'), versions.product],
          [t('health:node'), versions.node],
          [
            t('health:startedAt'),
            <Moment key="at" at={health.process.startedAt} format={relativeTime} />,
          ],
          [t('health:memory'), size(health.process.memory)],
          [t('health:delay'), t('health:ms', { number: number(Math.round(health.process.delay)) })],
          [t('health:disk'), t('health:of', { free: size(disk.free), size: size(disk.total) })],
        ]}
      />
      <Panel
        title={t('health:database')}
        facts={[
          [t('health:kind'), t(`health:databaseKind.${database.kind}`)],
          [t('health:postgres'), versions.database],
          [t('health:migrations'), number(versions.migrations)],
          [t('health:size'), size(database.size)],
          [
            t('health:connections'),
            t('health:connectionsOf', {
              used: number(database.connections),
              most: number(database.mostConnections),
            }),
          ],
        ]}
      />
      <Panel
        title={t('health:work')}
        facts={[
          [t('health:waiting'), number(jobs.waiting)],
          [t('health:running'), number(jobs.running)],
          [t('health:failed'), number(jobs.failed)],
          [t('health:mail'), t(`health:mailKind.${mail.kind}`)],
          [t('health:emailsWaiting'), number(mail.waiting)],
        ]}
      />
      <BackupFacts backups={backups} />
      <Panel
        title={t('health:files')}
        facts={[
          [t('health:uploads'), t(`health:uploadsKind.${uploads.kind}`)],
          [
            t('health:uploaded'),
            t('health:filesCount', {
              count: uploads.files,
              number: number(uploads.files),
              size: size(uploads.size),
            }),
          ],
          [t('health:address'), network.publicUrl],
          [t('health:proxies'), network.trustProxy.join(', ') || t('health:noProxies')],
        ]}
      />
    </div>
  );
}
