import { Icon, type IconName } from '../../../ui/icons.tsx';

const NAMES: IconName[] = ['down', 'download', 'go', 'out', 'menu', 'close', 'moon', 'sun'];
const MORE: IconName[] = ['link', 'copy', 'page', 'corner', 'chart', 'idea', 'pen', 'flag'];

export default function Icons() {
  return [NAMES, MORE].map((names) => (
    <p key={names[0]} className="hero-acts">
      {names.map((name) => (
        <Icon key={name} name={name} />
      ))}
    </p>
  ));
}
