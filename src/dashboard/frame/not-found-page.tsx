import { Link } from 'react-router';
import { useText } from '../kit/language/language.ts';
import { PageTitle } from '../kit/page/page-title.tsx';

export function NotFoundPage() {
  const { t } = useText();
  return (
    <div className="page">
      <PageTitle>{t('dashboard:notFound.title')}</PageTitle>
      <div className="big-status">
        <p className="open-corner numeral" aria-hidden="true">
          404
        </p>
        <h1>{t('dashboard:notFound.title')}</h1>
        <p>{t('dashboard:notFound.text')}</p>
        <p>
          <Link to="/dashboard">{t('dashboard:notFound.home')}</Link>
        </p>
      </div>
    </div>
  );
}
