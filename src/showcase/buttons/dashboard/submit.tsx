import { SubmitButton } from '../../../dashboard/kit/parts/plain-field.tsx';
import { State } from '../../example/state.tsx';

const stay = (event: { preventDefault(): void }) => event.preventDefault();

export default function Submit() {
  return (
    <>
      <State is="default">
        <form lang="tr" onSubmit={stay}>
          <SubmitButton busy={false}>Giriş yap</SubmitButton>
        </form>
      </State>
      <State is="loading">
        <form lang="tr" onSubmit={stay}>
          <SubmitButton busy>Giriş yap</SubmitButton>
        </form>
      </State>
    </>
  );
}
