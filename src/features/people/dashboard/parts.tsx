import { Initials } from '../../../dashboard/kit/parts/initials.tsx';
import { mediaPath, type Picture } from '../../media/schema.ts';
import css from './people.module.css';

export const LIST = '/dashboard/admin/people';
export const ADD = `${LIST}/add`;
export const pageOf = (id: string) => `${LIST}/${id}`;

interface FaceProps {
  name: string;
  portrait: Pick<Picture, 'mediaId' | 'widths'> | null;
}

/** The portrait in its smallest size, or the initials; the name is beside it. */
export function Face({ name, portrait }: FaceProps) {
  const width = portrait?.widths[0];
  if (!portrait || !width) return <Initials name={name || '–'} large />;
  return (
    <img
      className={css.face}
      src={mediaPath(portrait.mediaId, width, 'webp')}
      width={44}
      height={44}
      alt=""
      loading="lazy"
    />
  );
}
