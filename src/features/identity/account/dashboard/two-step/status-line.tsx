import { IconShieldCheck, IconShieldOff } from '@tabler/icons-react';
import { useText } from '../../../../../dashboard/kit/language/language.ts';

/** On or off by glyph and word, with what there is to know about it below. */
export function StatusLine({ on, text }: { on: boolean; text: string }) {
  const { t } = useText();
  const Glyph = on ? IconShieldCheck : IconShieldOff;
  return (
    <p className="two-step-status" data-on={on}>
      <Glyph size={22} stroke={1.6} aria-hidden="true" />
      <strong>{t(on ? 'account:twoStep.on' : 'account:twoStep.off')}</strong>
      <span>{text}</span>
    </p>
  );
}
