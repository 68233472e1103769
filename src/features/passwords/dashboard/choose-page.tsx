import { useLinkToken } from '../../../dashboard/session/link-token.ts';
import { ChooseForm } from './choose-form.tsx';
import { DeadLink, LinkChecking, LinkFailed, LinkMissing } from './link-states.tsx';
import { useLink } from './use-link.ts';

/** Behind a letter's link: a password for a new account, or another one for a forgotten one. */
export function ChoosePage() {
  const token = useLinkToken();
  const { state, retry, markDead } = useLink(token);
  switch (state.kind) {
    case 'missing':
      return <LinkMissing />;
    case 'checking':
      return <LinkChecking />;
    case 'dead':
      return <DeadLink />;
    case 'failed':
      return <LinkFailed message={state.message} onRetry={retry} />;
    case 'open':
      return <ChooseForm key={token} token={token} link={state.link} onDead={markDead} />;
  }
}
