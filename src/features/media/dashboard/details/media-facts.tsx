import { Anchor } from '@mantine/core';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { fullMoment } from '../../../../dashboard/kit/language/moment.ts';
import { Facts } from '../../../../dashboard/kit/parts/facts.tsx';
import { Moment } from '../../../../dashboard/kit/parts/moment.tsx';
import type { MediaDetails } from '../../schema.ts';
import { useMediaWords } from '../parts/use-media-words.ts';

export function MediaFacts({ media }: { media: MediaDetails }) {
  const { t } = useText();
  const words = useMediaWords();
  const by = media.createdBy;
  const facts: [string, React.ReactNode][] = [
    [t('media:fields.originalName'), media.originalName],
    [t('media:fields.format'), words.format(media)],
    ...(media.kind === 'image'
      ? ([[t('media:fields.size'), words.about(media)]] as [string, string][])
      : []),
    [t('media:fields.pages'), words.pages(media)],
    [t('media:fields.bytes'), words.bytes(media)],
    [t('media:fields.createdAt'), <Moment key="at" at={media.createdAt} format={fullMoment} />],
    [t('media:fields.createdBy'), by ? by.name || t('dashboard:formerUser') : ''],
    [
      t('media:fields.file'),
      media.file ? (
        <Anchor key="file" href={media.file}>
          {t('media:details.download')}
        </Anchor>
      ) : (
        ''
      ),
    ],
  ];
  return <Facts facts={facts.filter(([, value]) => value !== '')} />;
}
