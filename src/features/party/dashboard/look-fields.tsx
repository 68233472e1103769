import { Button, Group, Input, Stack, Text, TextInput } from '@mantine/core';
import type { ReactNode } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { useText } from '../../../dashboard/kit/language/language.ts';
import { useParty } from '../../../dashboard/kit/page/party.ts';
import { BLUE, partyRamp } from '../../../platform/color/ramp.ts';
import { readableInstead, readingsOf } from '../../../platform/color/readable.ts';
import type { LogoSizes } from '../../../platform/logo.ts';
import { PartyMark } from '../../../ui/party-mark.tsx';
import { IconAlertTriangle, IconCheck } from '../../../ui/tabler-icons/index.ts';
import { PictureButtons } from '../../media/dashboard/shared.ts';
import type { PartyFields } from '../contract.ts';
import type { Logo } from '../schema.ts';
import css from './look.module.css';
import { fieldId } from './sections.ts';

const HEX = /^#[0-9a-f]{6}$/;

/** The colour of the party, how readable it is, and how it looks. */
export function ColorField({ logo }: { logo: Logo | null }) {
  const { t } = useText();
  const { register, setValue, formState } = useFormContext<PartyFields>();
  const typed = (useWatch<PartyFields>({ name: 'color' }) as string).trim().toLowerCase();
  const color = HEX.test(typed) ? typed : '';
  const instead = color ? readableInstead(color) : null;
  const choose = (next: string) =>
    setValue('color', next, { shouldDirty: true, shouldValidate: formState.isSubmitted });
  return (
    <>
      <Group gap="xs" align="end">
        <TextInput
          id={fieldId('color')}
          className={css.hex}
          label={t('partyFields:color')}
          description={t('partyForm:color.hint')}
          placeholder={BLUE[600]}
          autoComplete="off"
          spellCheck={false}
          error={formState.errors.color?.message}
          {...register('color')}
        />
        <input
          type="color"
          className={css.picker}
          aria-label={t('partyForm:color.pick')}
          value={color || BLUE[600]}
          onChange={(event) => choose(event.currentTarget.value)}
        />
        {typed ? (
          <Button variant="subtle" color="gray" onClick={() => choose('')}>
            {t('partyForm:color.reset')}
          </Button>
        ) : null}
      </Group>
      {color ? <ColorReadings color={color} /> : null}
      {instead ? (
        <Group gap="xs">
          <Button
            leftSection={<span className={css.swatch} style={{ background: instead }} />}
            onClick={() => choose(instead)}
          >
            {t('partyForm:color.instead', { color: instead })}
          </Button>
        </Group>
      ) : null}
      <LookPreview color={color} logo={logo} />
    </>
  );
}

/** The contrast of texts in every setting of the visitor, with what is needed. */
function ColorReadings({ color }: { color: string }) {
  const { t, locale } = useText();
  // Rounded down: 4.49 is not enough, and must not look like 4.5.
  const number = (value: number) =>
    (Math.floor(value * 10) / 10).toLocaleString(locale, { minimumFractionDigits: 1 });
  return (
    <ul role="list" className={css.readings} aria-label={t('partyForm:color.readings')}>
      {readingsOf(color).map(({ setting, ratio, least }) => {
        const isEnough = ratio >= least;
        const Icon = isEnough ? IconCheck : IconAlertTriangle;
        return (
          <li key={setting} data-low={isEnough ? undefined : ''}>
            <Icon size={16} aria-hidden="true" />
            <span>{t(`partyForm:settings.${setting}`)}</span>
            <span className="num">
              {t(isEnough ? 'partyForm:color.enough' : 'partyForm:color.low', {
                ratio: number(ratio),
                least: number(least),
              })}
            </span>
          </li>
        );
      })}
    </ul>
  );
}

interface LookPreviewProps {
  /** `#rrggbb`, or empty. */
  color: string;
  logo: Logo | null;
}

/** How the header, a button and a link look on light and on dark pages. */
function LookPreview({ color, logo }: LookPreviewProps) {
  const { t } = useText();
  const { name } = useParty();
  const ramp = partyRamp(color);
  const modes = [
    { key: 'light', ground: '#fbfaf7', fill: ramp[600], ink: '#ffffff', link: ramp[700] },
    { key: 'dark', ground: '#0a0e16', fill: ramp[400], ink: '#04060b', link: ramp[300] },
  ];
  return (
    <figure className={css.preview}>
      <figcaption>{t('partyForm:color.preview')}</figcaption>
      <div className={css.header} style={{ background: ramp[950] }}>
        <PartyMark logo={logo} isOnDark />
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

interface LogoFieldsProps {
  logo: Logo | null;
  onLogo: (logo: Logo | null) => void;
}

/** The logo, and the one for dark grounds; chosen from the media library or uploaded there. */
export function LogoFields({ logo, onLogo }: LogoFieldsProps) {
  const { t } = useText();
  const { setValue } = useFormContext<PartyFields>();
  function choose(next: Logo | null) {
    const options = { shouldDirty: true, shouldValidate: true };
    setValue('darkLogoId', next?.dark?.mediaId ?? null, options);
    setValue('logoId', next?.mediaId ?? null, options);
    onLogo(next);
  }
  const { dark = null, ...light } = logo ?? {};
  return (
    <Stack gap="lg">
      <Text c="dimmed" size="sm">
        {t('partyForm:logo.kinds')}
      </Text>
      <LogoField
        name="logoId"
        texts="logo"
        shown={logo && (light as LogoSizes)}
        onChoose={(next) => choose(next && { ...next, dark })}
      />
      {logo ? (
        <LogoField
          name="darkLogoId"
          texts="darkLogo"
          shown={dark}
          onChoose={(next) => choose({ ...logo, dark: next })}
        >
          {dark ? null : (
            <Button variant="subtle" onClick={() => choose({ ...logo, dark: light as LogoSizes })}>
              {t('partyForm:darkLogo.same')}
            </Button>
          )}
        </LogoField>
      ) : null}
    </Stack>
  );
}

interface LogoFieldProps {
  name: 'logoId' | 'darkLogoId';
  /** The name of its texts. */
  texts: 'logo' | 'darkLogo';
  shown: LogoSizes | null;
  onChoose: (logo: LogoSizes | null) => void;
  children?: ReactNode;
}

function LogoField({ name, texts, shown, onChoose, children }: LogoFieldProps) {
  const { t } = useText();
  const { formState } = useFormContext<PartyFields>();
  const isDark = name === 'darkLogoId';
  return (
    <Input.Wrapper error={formState.errors[name]?.message}>
      <Group gap="md" mb="xs" wrap="nowrap">
        <span className={css.logo} data-ground={isDark ? 'dark' : 'light'}>
          {shown || !isDark ? <PartyMark logo={shown} isOnDark={isDark} /> : null}
        </span>
        <span>{t(`partyForm:${texts}.${shown ? 'own' : 'none'}`)}</span>
      </Group>
      <Group gap="xs">
        <PictureButtons
          id={fieldId(name)}
          isChosen={shown !== null}
          words={{
            choose: t(`partyForm:${texts}.choose`),
            change: t(`partyForm:${texts}.change`),
            remove: t(`partyForm:${texts}.remove`),
          }}
          onPick={({ id: mediaId, width, height, widths }) =>
            onChoose({ mediaId, width, height, widths })
          }
          onRemove={() => onChoose(null)}
        />
        {children}
      </Group>
    </Input.Wrapper>
  );
}
