import { Icon } from '../../../ui/icons.tsx';
import { More } from '../../../ui/section.tsx';
import { SiteState } from '../../example/state.tsx';

export default function Buttons() {
  return (
    <div lang="tr">
      <SiteState is="default">
        <p className="hero-acts">
          <a className="btn" href="/uye-olun">
            Üye olun
          </a>
          <a className="btn line" href="/parti-programi">
            <Icon name="download" />
            PDF indir
          </a>
          <button className="btn line sm" type="button">
            Kopyala
          </button>
        </p>
        <p>
          <More href="/haberler">Tüm haberler</More>
        </p>
      </SiteState>
      <SiteState is="long">
        <p className="hero-acts">
          <a className="btn" href="/bagis">
            Bağışınızı banka havalesiyle ya da şubeden nasıl yapacağınızı öğrenin
          </a>
        </p>
      </SiteState>
    </div>
  );
}
