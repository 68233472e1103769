import '@mantine/core/styles/Checkbox.layer.css';
import { Button, Checkbox, Group, Stack, Textarea, TextInput } from '@mantine/core';
import type { Command } from 'prosemirror-state';
import { useState } from 'react';
import {
  DECORATIVE,
  fileOfPicture,
  isDecorative,
} from '../../../../../platform/markup/own-picture.ts';
import { videoAt } from '../../../../../platform/markup/video-address.ts';
import { useText } from '../../../language/language.ts';
import type { PictureAttrs, VideoAttrs } from '../schema.ts';
import { joinGallery, leaveGallery, moveBlock, removeBlock } from './commands.ts';
import type { SettingsProps } from './popovers.tsx';
import { uploadKeyOf } from './uploads.ts';

/** What a reader sees and hears of a picture, and what can be done with it. */
export function PictureSettings(props: SettingsProps) {
  const { desk, view, opened } = props;
  const { t } = useText();
  const node = view.state.doc.nodeAt(opened.at);
  if (!node) return null;
  const { src, alt, caption } = node.attrs as PictureAttrs;
  const { tools } = desk;
  const isUploading = uploadKeyOf(src) !== null;
  const Alt = tools?.AltFields ?? PlainAltFields;
  const set = (changed: Partial<PictureAttrs>) => {
    const { tr } = view.state;
    for (const [name, value] of Object.entries(changed))
      if (node.attrs[name] !== value) tr.setNodeAttribute(opened.at, name, value);
    if (tr.docChanged) view.dispatch(tr);
  };
  return (
    <Stack gap="sm">
      {isUploading ? null : (
        <Alt
          src={src}
          value={{ alt, decorative: isDecorative(src) }}
          onChange={(to) =>
            set({
              alt: to.decorative ? '' : to.alt.replace(/\s+/g, ' '),
              src: fileOfPicture(src) + (to.decorative ? DECORATIVE : ''),
            })
          }
        />
      )}
      <TextInput
        label={t('dashboard:blocks.caption')}
        value={caption}
        onChange={(event) => set({ caption: event.currentTarget.value })}
      />
      {tools && !isUploading ? <tools.About src={src} /> : null}
      <BlockActions
        {...props}
        first={
          tools && !isUploading ? (
            <Button size="compact-sm" onClick={() => desk.pick('replace', opened.at)}>
              {t('dashboard:blocks.tool.replace')}
            </Button>
          ) : null
        }
        commands={{ leaveGallery, joinGallery }}
      />
    </Stack>
  );
}

interface PlainAltProps {
  value: { alt: string; decorative: boolean };
  onChange: (value: { alt: string; decorative: boolean }) => void;
}

/** For texts whose pictures are not from the library of this editor. */
function PlainAltFields({ value, onChange }: PlainAltProps) {
  const { t } = useText();
  return (
    <>
      <Textarea
        label={t('dashboard:blocks.alt')}
        autosize
        minRows={2}
        disabled={value.decorative}
        value={value.alt}
        onChange={(event) => onChange({ ...value, alt: event.currentTarget.value })}
      />
      <Checkbox
        label={t('dashboard:blocks.decorative')}
        checked={value.decorative}
        onChange={(event) => onChange({ ...value, decorative: event.currentTarget.checked })}
      />
    </>
  );
}

/** Pictures join a gallery here; its order is that of the pictures, each of which can be moved. */
export function GallerySettings(props: SettingsProps) {
  const { desk, opened } = props;
  const { t } = useText();
  return (
    <BlockActions
      {...props}
      first={
        desk.tools ? (
          <Button size="compact-sm" onClick={() => desk.pick('add', opened.at)}>
            {t('dashboard:blocks.tool.addPictures')}
          </Button>
        ) : null
      }
    />
  );
}

/** The address of a video is taken over only when it is one. */
export function VideoSettings(props: SettingsProps) {
  const { desk, view, opened } = props;
  const { t } = useText();
  const node = view.state.doc.nodeAt(opened.at);
  const { address, title, poster } = (node?.attrs ?? {}) as VideoAttrs;
  const [typed, setTyped] = useState(address);
  const set = (name: keyof VideoAttrs, value: unknown) =>
    view.dispatch(view.state.tr.setNodeAttribute(opened.at, name, value));
  if (!node) return null;
  const isWrong = videoAt(typed.trim()) === null;
  return (
    <Stack gap="sm">
      <TextInput
        label={t('dashboard:blocks.videoAddress')}
        inputMode="url"
        value={typed}
        error={isWrong ? t('dashboard:blocks.videoWrong') : undefined}
        onChange={(event) => {
          const to = event.currentTarget.value;
          setTyped(to);
          if (videoAt(to.trim())) set('address', to.trim());
        }}
      />
      <TextInput
        label={t('dashboard:blocks.videoTitle')}
        value={title}
        onChange={(event) => set('title', event.currentTarget.value)}
      />
      <BlockActions
        {...props}
        first={
          <>
            {desk.tools ? (
              <Button size="compact-sm" onClick={() => desk.pick('poster', opened.at)}>
                {t(`dashboard:blocks.tool.${poster ? 'changePoster' : 'poster'}`)}
              </Button>
            ) : null}
            {poster ? (
              <Button size="compact-sm" variant="subtle" onClick={() => set('poster', null)}>
                {t('dashboard:blocks.tool.removePoster')}
              </Button>
            ) : null}
          </>
        }
      />
    </Stack>
  );
}

interface BlockActionsProps extends SettingsProps {
  first: React.ReactNode;
  /** Those that are possible are shown. */
  commands?: Record<string, Command>;
}

/** What every block has: it moves and goes. Each drag of a block is here as a command. */
function BlockActions({ view, onRun, first, commands = {} }: BlockActionsProps) {
  const { t } = useText();
  const all: Record<string, Command> = { up: moveBlock(-1), down: moveBlock(1), ...commands };
  return (
    <Group gap={6}>
      {first}
      {Object.entries(all)
        .filter(([, command]) => command(view.state))
        .map(([name, command]) => (
          <Button key={name} size="compact-sm" onClick={() => onRun(command)}>
            {t(`dashboard:blocks.tool.${name}`)}
          </Button>
        ))}
      {removeBlock(view.state) ? (
        <Button
          size="compact-sm"
          variant="subtle"
          color="danger"
          onClick={() => onRun(removeBlock)}
        >
          {t('dashboard:blocks.tool.remove')}
        </Button>
      ) : null}
    </Group>
  );
}
