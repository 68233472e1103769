import { useText } from '../../../dashboard/kit/language/language.ts';
import { relativeTime } from '../../../dashboard/kit/language/moment.ts';
import { Moment } from '../../../dashboard/kit/parts/moment.tsx';
import { formatBytes, formatNumber } from '../../../platform/i18n/format.ts';
import type { Health } from '../schema.ts';
import { type Fact, Panel } from './panel.tsx';

/** The last backup, and when the next ones are made. */
export function BackupFacts({ backups }: Pick<Health, 'backups'>) {
  const { t, locale } = useText();
  const { last, at, keep, hasKeys } = backups;
  const number = (value: number) => formatNumber(locale, value);
  const ofLast: Fact[] = last
    ? [
        [t('health:lastBackup'), <Moment key="at" at={last.finishedAt} format={relativeTime} />],
        [
          t('health:backupSize'),
          t('health:filesCount', {
            count: last.files,
            number: number(last.files),
            size: formatBytes(locale, last.bytes),
          }),
        ],
        [t('health:backupTarget'), last.target],
      ]
    : [[t('health:lastBackup'), t('health:noBackup')]];
  const ofPlan: Fact[] =
    at === null
      ? [[t('health:backupPlan'), t('health:backupByHand')]]
      : [
          [t('health:backupPlan'), t('health:backupDaily', { at, keep: number(keep) })],
          [
            t('health:backupKeys'),
            t(hasKeys ? 'health:backupWithKeys' : 'health:backupWithoutKeys'),
          ],
        ];
  return <Panel title={t('health:backups')} facts={[...ofLast, ...ofPlan]} />;
}
