import { Link } from 'react-router';
import css from '../../../features/media/dashboard/parts.module.css';
import { MediaTile } from '../../../features/media/dashboard/parts.tsx';
import { FILES } from '../../samples/files.ts';

export default function Files() {
  return (
    <ul role="list" className={css.grid} lang="tr">
      {FILES.map((file) => (
        <li key={file.id}>
          <Link className={css.card} to={`/dashboard/media/${file.id}`}>
            <MediaTile media={{ ...file, lacksAlt: false }} />
          </Link>
        </li>
      ))}
    </ul>
  );
}
