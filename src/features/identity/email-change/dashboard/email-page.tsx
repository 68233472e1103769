import { useState } from 'react';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { LinkChecking, LinkFailed } from '../../email-links/dashboard/link-checking.tsx';
import { useLinkToken } from '../../email-links/dashboard/link-token.ts';
import { useLink } from '../../email-links/dashboard/use-link.ts';
import { EmailLinkReply } from '../schema.ts';
import { EmailForm } from './email-form.tsx';
import { Ended } from './ended.tsx';

/** The page that the link of an e-mail opens: confirms a new address or cancels the change. */
export function EmailPage() {
  const { t } = useText();
  const token = useLinkToken();
  const { state, retry, markDead } = useLink(token, '/api/auth/email-link', EmailLinkReply);
  const [usedToken, setUsedToken] = useState('');
  switch (state.kind) {
    case 'checking':
      return <LinkChecking title={t('emailChange:checkingTitle')} />;
    case 'failed':
      return <LinkFailed message={state.message} onRetry={retry} />;
    case 'open': {
      const { link } = state;
      if (token === usedToken) return <Ended kind={link.does} email={link.email} />;
      const done = () => setUsedToken(token);
      return <EmailForm key={token} token={token} link={link} onDone={done} onDead={markDead} />;
    }
    default:
      return <Ended kind={state.kind} />;
  }
}
