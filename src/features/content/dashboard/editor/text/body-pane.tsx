import { ActionIcon, Box, Group, SegmentedControl } from '@mantine/core';
import { useRef, useState } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../../../../../dashboard/kit/language/language.ts';
import { block } from '../../../../../dashboard/kit/markdown/blocks.ts';
import type { Command, Surface } from '../../../../../dashboard/kit/markdown/edit.ts';
import { MarkdownSource } from '../../../../../dashboard/kit/markdown/markdown-source.tsx';
import {
  type Asking,
  MarkdownToolbar,
} from '../../../../../dashboard/kit/markdown/markdown-toolbar.tsx';
import { htmlIn, pasteHtml, picturesIn } from '../../../../../dashboard/kit/markdown/paste.ts';
import { TableDialog } from '../../../../../dashboard/kit/markdown/table-dialog.tsx';
import { table } from '../../../../../dashboard/kit/markdown/tables.ts';
import { runCommand } from '../../../../../dashboard/kit/markdown/tools.ts';
import { IconMaximize, IconMinimize } from '../../../../../ui/tabler-icons/index.ts';
import { MediaPicker } from '../../../../media/dashboard/shared.ts';
import type { Media } from '../../../../media/schema.ts';
import type { BodyCheck } from '../../../schema.ts';
import { BodyPreview } from '../body-preview.tsx';
import css from '../editor.module.css';
import type { EditorFields } from '../editor-fields.ts';
import { BodyCount } from './body-count.tsx';
import { placeOfCheck } from './check-place.ts';
import { ChecksButton } from './checks-button.tsx';
import { PictureAltDialog } from './picture-alt-dialog.tsx';
import { pictureText } from './picture-text.ts';
import { PictureUploads } from './picture-uploads.tsx';
import { useTextPictures } from './use-text-pictures.ts';
import { VideoDialog } from './video-dialog.tsx';

type Panes = 'write' | 'both' | 'read';

interface BodyPaneProps {
  edition: number;
  isWide: boolean;
  onWide: (isWide: boolean) => void;
}

/** The text with its toolbar, preview and count. */
export function BodyPane({ edition, isWide, onWide }: BodyPaneProps) {
  const { t } = useText();
  const { setValue, getValues, formState } = useFormContext<EditorFields>();
  const { errors, isSubmitted } = formState;
  const body = useWatch<EditorFields, 'body'>({ name: 'body' });
  const [surface, setSurface] = useState<Surface | null>(null);
  const [picked, setPicked] = useState<readonly Media[]>([]);
  const [asking, setAsking] = useState<Asking | null>(null);
  const [panes, setPanes] = useState<Panes>(() =>
    window.matchMedia('(min-width: 75em)').matches ? 'both' : 'write',
  );
  const pictures = useTextPictures(surface);
  const current = useRef(surface);
  current.current = surface;

  const onBody = (text: string) =>
    setValue('body', text, { shouldDirty: true, shouldValidate: isSubmitted });

  function onTransfer(data: DataTransfer | null, on: Surface): boolean {
    const files = picturesIn(data);
    if (files.length > 0) pictures.add(files);
    const html = files.length > 0 ? '' : htmlIn(data);
    if (html) void paste(on, html, data?.getData('text/plain') ?? '');
    return files.length > 0 || html !== '';
  }
  async function paste(on: Surface, html: string, plain: string) {
    const lost = await pasteHtml(on, html, plain);
    if (lost > 0) toast(t('dashboard:markdown.picturesLost', { count: lost }));
  }
  function insert(command: Command) {
    setAsking(null);
    setPicked([]);
    if (surface) runCommand(surface, command);
    // The dialog gives the focus back to the toolbar first.
    setTimeout(() => current.current?.focus());
  }
  function showCheck(check: BodyCheck) {
    if (panes === 'read') setPanes('both');
    setTimeout(() => current.current?.showLine(check.line, placeOfCheck(check)));
  }

  return (
    <>
      <div className={css.toolbar}>
        {panes === 'read' ? null : <MarkdownToolbar surface={surface} onAsk={setAsking} />}
        <Group gap={4} ms="auto" wrap="nowrap">
          <ChecksButton body={body} isPreviewed={panes !== 'write'} onCheck={showCheck} />
          <SegmentedControl
            size="xs"
            value={panes}
            onChange={(value) => setPanes(value as Panes)}
            aria-label={t('content:editor.panes')}
            data={(['write', 'both', 'read'] as const).map((value) => ({
              value,
              label: t(`content:editor.pane.${value}`),
            }))}
          />
          <ActionIcon
            className={css.wide}
            size={32}
            aria-pressed={isWide}
            aria-label={t('content:editor.wide')}
            title={t(isWide ? 'content:editor.wideLeave' : 'content:editor.wide')}
            onClick={() => onWide(!isWide)}
          >
            {isWide ? (
              <IconMinimize size={18} stroke={1.6} />
            ) : (
              <IconMaximize size={18} stroke={1.6} />
            )}
          </ActionIcon>
        </Group>
      </div>
      <PictureUploads
        body={body}
        onRemoveMark={(mark) => surface?.swap(mark, '')}
        pictures={pictures.pictures}
        onRemove={pictures.remove}
        onRetry={pictures.retry}
        onDescribe={pictures.describe}
      />
      <div className={css.panes} data-view={panes}>
        <div className={css.source}>
          <MarkdownSource
            key={edition}
            initial={getValues('body')}
            onChange={onBody}
            onSurface={setSurface}
            onTransfer={onTransfer}
            label={t('content:editor.fields.body')}
            fault={errors.body?.message}
          />
        </div>
        {panes === 'write' ? null : <BodyPreview body={body} />}
      </div>
      <Group justify="space-between" px={{ base: 'md', md: 'xl' }} py="xs" c="dimmed" fz="xs">
        <BodyCount body={body} />
        <Box visibleFrom="sm">{t('content:editor.format')}</Box>
      </Group>
      <TableDialog
        opened={asking === 'table'}
        onClose={() => setAsking(null)}
        onInsert={(rows, columns) => insert(table(rows, columns))}
      />
      <MediaPicker
        opened={asking === 'picture' || asking === 'gallery'}
        kind="image"
        many={asking === 'gallery'}
        onPick={setPicked}
        onClose={() => setAsking(null)}
      />
      <PictureAltDialog
        items={picked}
        onInsert={(placed) => insert(block(placed.map(pictureText).join('\n')))}
        onClose={() => setPicked([])}
      />
      <VideoDialog
        opened={asking === 'video'}
        onClose={() => setAsking(null)}
        onInsert={(markdown) => insert(block(markdown))}
      />
    </>
  );
}
