import { useText } from '../../../../dashboard/kit/language/language.ts';
import { LinkChecking, LinkFailed } from '../../email-links/dashboard/link-checking.tsx';
import { useLinkToken } from '../../email-links/dashboard/link-token.ts';
import { useLink } from '../../email-links/dashboard/use-link.ts';
import { LinkReply } from '../schema.ts';
import { ChooseForm } from './choose-form.tsx';
import { DeadLink, LinkMissing } from './link-states.tsx';

/**
 * The page that the link of an e-mail opens: sets the first password or replaces a forgotten one.
 */
export function ChoosePage() {
  const { t } = useText();
  const token = useLinkToken();
  const { state, retry, markDead } = useLink(token, '/api/auth/password-link', LinkReply);
  switch (state.kind) {
    case 'missing':
      return <LinkMissing />;
    case 'checking':
      return <LinkChecking title={t('passwords:choose.resetTitle')} />;
    case 'dead':
      return <DeadLink />;
    case 'failed':
      return <LinkFailed message={state.message} onRetry={retry} />;
    case 'open':
      return <ChooseForm key={token} token={token} link={state.link} onDead={markDead} />;
  }
}
