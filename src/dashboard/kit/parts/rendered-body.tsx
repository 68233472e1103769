import '@mantine/core/styles/Typography.layer.css';
import { Typography } from '@mantine/core';
import { useMemo } from 'react';
import { rawHtml } from '../../../ui/raw-html.ts';
import css from './rendered-body.module.css';

/** Text as the site shows it. Pass only HTML that the server has rendered and sanitised. */
export function RenderedBody({ html }: { html: string }) {
  // The object must be the same at every render, or React would write the HTML again each time.
  const raw = useMemo(() => rawHtml(html), [html]);
  return <Typography className={css.prose} {...raw} />;
}
