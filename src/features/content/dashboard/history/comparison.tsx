import { useQuery } from '@tanstack/react-query';
import { ComparedVersions } from '../../../../dashboard/kit/comparison/compared-versions.tsx';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { read } from '../../../../dashboard/kit/session/calls.ts';
import { openBranchRoutes } from '../../../../platform/branches/contract.ts';
import { MediaPicture, useMediaNames } from '../../../media/dashboard/shared.ts';
import { bodyPreview } from '../content-queries.ts';
import { type Comparable, compareFields, mediaIn } from './compare-fields.ts';

interface ComparisonProps {
  before: Comparable;
  after: Comparable;
  /** The names of both versions. */
  heads: [string, string];
  /** On a page of its own: as high as its differences. */
  whole?: boolean;
}

/** Two versions of a content: the fields that differ, and both texts as readers see them. */
export function Comparison({ before, after, heads, whole = false }: ComparisonProps) {
  const { t, locale } = useText();
  const mediaName = useMediaNames([...mediaIn(before), ...mediaIn(after)]);
  const { data: branches = [] } = useQuery(read(openBranchRoutes.list));
  const branchName = (id: string) =>
    branches.find((branch) => branch.id === id)?.name ?? t('dashboard:branch.closed');
  const pictures = {
    cover: [before.cover?.mediaId, after.cover?.mediaId],
    sharePicture: [before.share.mediaId, after.share.mediaId],
  };
  const fields = compareFields(t, locale, before, after, { mediaName, branchName }).map((field) => {
    const { [field.name as keyof typeof pictures]: ids } = pictures;
    if (!ids) return field;
    const [old, now] = ids.map((id) => (id ? <MediaPicture key={id} id={id} /> : null));
    return { ...field, pictures: [old, now] as const };
  });
  return (
    <ComparedVersions
      fields={fields}
      body={{
        label: t('content:editor.fields.body'),
        theirs: before.body,
        mine: after.body,
        read: bodyPreview,
      }}
      heads={heads}
      whole={whole}
    />
  );
}
