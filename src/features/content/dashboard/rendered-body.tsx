import '@mantine/core/styles/Typography.layer.css';
import { Typography } from '@mantine/core';
import { useMemo } from 'react';
import { rawHtml } from '../../../ui/raw-html.ts';
import css from './rendered-body.module.css';

/** A body as the site shows it. The server has rendered and sanitised it; nothing else may be passed. */
export function RenderedBody({ html }: { html: string }) {
  // The same object each time, or React would write the same text again with every render.
  const raw = useMemo(() => rawHtml(html), [html]);
  return <Typography className={css.prose} {...raw} />;
}
