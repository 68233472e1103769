import { useState } from 'react';
import { toast } from 'react-hot-toast/headless';
import { useText } from '../language/language.ts';
import type { Surface } from './edit.ts';
import css from './markdown-field.module.css';
import type { MarkdownFieldProps } from './markdown-field.tsx';
import { MarkdownSource } from './markdown-source.tsx';
import { type Asking, MarkdownToolbar, MEDIA_TOOLS } from './markdown-toolbar.tsx';
import { htmlIn, pasteHtml } from './paste.ts';
import { TableDialog } from './table-dialog.tsx';
import { table } from './tables.ts';
import { runCommand } from './tools.ts';

/** The toolbar and the source of a Markdown field. */
export default function FullField({ lang, ...source }: MarkdownFieldProps) {
  const { t } = useText();
  const [surface, setSurface] = useState<Surface | null>(null);
  const [asking, setAsking] = useState<Asking | null>(null);
  async function paste(on: Surface, html: string, plain: string): Promise<void> {
    const lost = await pasteHtml(on, html, plain);
    if (lost > 0) toast(t('dashboard:markdown.picturesLeft', { count: lost }));
  }
  return (
    <div className={css.frame} data-fault={source.fault ? true : undefined}>
      <div className={css.toolbar}>
        <MarkdownToolbar surface={surface} onAsk={setAsking} without={MEDIA_TOOLS} />
      </div>
      <div className={css.source} lang={lang}>
        <MarkdownSource
          {...source}
          onSurface={setSurface}
          onTransfer={(data, on) => {
            const html = htmlIn(data);
            if (html) void paste(on, html, data?.getData('text/plain') ?? '');
            return html !== '';
          }}
        />
      </div>
      <TableDialog
        opened={asking === 'table'}
        onClose={() => setAsking(null)}
        onInsert={(rows, columns) => {
          setAsking(null);
          if (surface) runCommand(surface, table(rows, columns));
        }}
      />
    </div>
  );
}
