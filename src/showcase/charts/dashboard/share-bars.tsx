import { ShareBar } from '../../../dashboard/kit/charts/share-bar.tsx';
import { State } from '../../example/state.tsx';

const words = (good: number, middling: number, poor: number) =>
  `iyi %${good}, orta %${middling}, kötü %${poor}`;

export default function ShareBars() {
  return (
    <>
      <State is="many">
        <ShareBar shares={{ good: 0.72, middling: 0.19, poor: 0.09 }} words={words(72, 19, 9)} />
      </State>
      <State is="one">
        <ShareBar shares={{ good: 1, middling: 0, poor: 0 }} words={words(100, 0, 0)} />
      </State>
    </>
  );
}
