import '@mantine/core/styles/Typography.layer.css';
import { Typography } from '@mantine/core';
import { type ReactNode, useLayoutEffect, useRef } from 'react';
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

/** The look of such a text around parts that are shown one by one. */
export function Prose({ lang, children }: { lang?: string | undefined; children: ReactNode }) {
  return (
    <Typography className={css.prose} lang={lang}>
      {children}
    </Typography>
  );
}
