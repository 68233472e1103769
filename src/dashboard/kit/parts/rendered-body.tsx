import '@mantine/core/styles/Typography.layer.css';
import { Typography } from '@mantine/core';
import { useLayoutEffect, useRef } from 'react';
import { patchHtml } from '../../../ui/patch-html.ts';
import css from './rendered-body.module.css';

/** Text as the site shows it. Pass only HTML that the server has rendered and sanitised. */
export function RenderedBody({ html }: { html: string }) {
  const body = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    if (body.current) patchHtml(body.current, html);
  }, [html]);
  return <Typography ref={body} className={css.prose} />;
}
