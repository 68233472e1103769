import { Button, Group, Input } from '@mantine/core';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { useText } from '../../../../dashboard/kit/language/language.ts';
import { PartyMark } from '../../../../ui/party-mark.tsx';
import { MediaPicker } from '../../../media/dashboard/shared.ts';
import type { PartyFields } from '../../edit/schema.ts';
import type { Logo } from '../../schema.ts';
import { fieldId } from '../sections.ts';
import css from './look.module.css';

interface LogoFieldProps {
  logo: Logo | null;
  onLogo: (logo: Logo | null) => void;
}

/** The logo, chosen from the media library or uploaded there. */
export function LogoField({ logo, onLogo }: LogoFieldProps) {
  const { t } = useText();
  const { setValue, formState } = useFormContext<PartyFields>();
  const [isChoosing, setChoosing] = useState(false);
  function choose(next: Logo | null) {
    setValue('logoId', next?.mediaId ?? null, { shouldDirty: true, shouldValidate: true });
    onLogo(next);
  }
  return (
    <Input.Wrapper error={formState.errors.logoId?.message}>
      <Group gap="md" mb="xs">
        <span className={css.logo}>
          <PartyMark logo={logo} />
        </span>
        <span>{t(logo ? 'partyForm:logo.own' : 'partyForm:logo.none')}</span>
      </Group>
      <Group gap="xs">
        <Button id={fieldId('logoId')} aria-haspopup="dialog" onClick={() => setChoosing(true)}>
          {t(logo ? 'partyForm:logo.change' : 'partyForm:logo.choose')}
        </Button>
        {logo ? (
          <Button variant="subtle" color="gray" onClick={() => choose(null)}>
            {t('partyForm:logo.remove')}
          </Button>
        ) : null}
      </Group>
      <MediaPicker
        opened={isChoosing}
        kind="image"
        onPick={([media]) => {
          if (!media) return;
          const { id: mediaId, width, height, widths } = media;
          choose({ mediaId, width, height, widths });
        }}
        onClose={() => setChoosing(false)}
      />
    </Input.Wrapper>
  );
}
