import { useWatch } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { partyRamp } from '../../../../platform/color/ramp.ts';
import { PartyMark } from '../../../../ui/party-mark.tsx';
import type { PartyFields } from '../../edit/schema.ts';
import type { Logo } from '../../schema.ts';
import css from './look.module.css';

interface LookPreviewProps {
  /** `#rrggbb`, or empty. */
  color: string;
  logo: Logo | null;
}

/** How the header, a button and a link look on light and on dark pages. */
export function LookPreview({ color, logo }: LookPreviewProps) {
  const { t } = useText();
  const name = useWatch<PartyFields>({ name: 'name' }) as string;
  const ramp = partyRamp(color);
  const modes = [
    { key: 'light', ground: '#fbfaf7', fill: ramp[600], ink: '#ffffff', link: ramp[700] },
    { key: 'dark', ground: '#0a0e16', fill: ramp[400], ink: '#04060b', link: ramp[300] },
  ];
  return (
    <figure className={css.preview}>
      <figcaption>{t('partyForm:color.preview')}</figcaption>
      <div className={css.header} style={{ background: ramp[950] }}>
        <PartyMark logo={logo} />
        <strong lang="tr">{name}</strong>
      </div>
      <div className={css.modes}>
        {modes.map(({ key, ground, fill, ink, link }) => (
          <div key={key} style={{ background: ground }}>
            <span className={css.button} style={{ background: fill, color: ink }}>
              {t('partyForm:color.button')}
            </span>
            <span className={css.link} style={{ color: link }}>
              {t('partyForm:color.link')}
            </span>
          </div>
        ))}
      </div>
    </figure>
  );
}
