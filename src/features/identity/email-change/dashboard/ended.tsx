import { Link } from 'react-router';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { Ways } from '../../../../dashboard/kit/page/start-form.tsx';
import { StartPage } from '../../../../dashboard/kit/page/start-page.tsx';
import { SIGN_IN_PATH } from '../../../../dashboard/kit/session/return-to.ts';

interface EndedProps {
  /** The completed action, or the reason why there is nothing to do. */
  kind: 'confirm' | 'cancel' | 'dead' | 'missing';
  email?: string;
}

const TEXTS = {
  confirm: ['confirm.doneTitle', 'confirm.done'],
  cancel: ['cancelling.doneTitle', 'cancelling.done'],
  dead: ['deadTitle', 'deadText'],
  missing: ['missingTitle', 'missingText'],
} as const;

/** Shown when nothing more can be done with this link. */
export function Ended({ kind, email = '' }: EndedProps) {
  const { t } = useText();
  const [title, text] = TEXTS[kind];
  return (
    <StartPage key={kind} title={t(`emailChange:${title}`)} takesFocus={kind !== 'missing'}>
      <p>{t(`emailChange:${text}`, { email })}</p>
      <Ways>
        <Link to={SIGN_IN_PATH}>{t('emailChange:toSignIn')}</Link>
      </Ways>
    </StartPage>
  );
}
