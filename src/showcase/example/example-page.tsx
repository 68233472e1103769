import { Button, Group, Text } from '@mantine/core';
import { type MouseEvent, type ReactNode, useEffect, useId, useMemo, useState } from 'react';
import { createPortal } from 'react-dom';
import { toast } from 'react-hot-toast/headless';
import { Link, useSearchParams } from 'react-router';
import { useText } from '../../dashboard/kit/language/language.ts';
import { PageTitle } from '../../dashboard/kit/page/page-title.tsx';
import { currentParty } from '../../dashboard/kit/page/party.ts';
import { useSettings } from '../../dashboard/kit/page/settings.ts';
import { PageHead } from '../../dashboard/kit/parts/page-head.tsx';
import { nonce } from '../../dashboard/kit/strict-policy.ts';
import siteCss from '../../site/site.css?url';
import { partyStyle } from '../../ui/party-style.ts';
import { IconCopy } from '../../ui/tabler-icons/index.ts';
import { trustedHtml } from '../../ui/trusted-html.ts';
import { addressOf, PAGES, type ShowcasePage } from '../pages.ts';
import css from './example-page.module.css';
import type { Example } from './examples-of.ts';

interface ExamplePageProps {
  page: ShowcasePage;
  examples: readonly Example[];
}

export function ExamplePage({ page: { path, key }, examples }: ExamplePageProps) {
  const { t } = useText();
  const title = t(`showcase:pages.${key}.title`);
  return (
    <div className="page">
      <PageTitle>{path ? `${title} – ${t('showcase:name')}` : t('showcase:name')}</PageTitle>
      <PageHead title={title} lead={t(`showcase:pages.${key}.lead`)} />
      {path === '' ? <PageCards /> : null}
      <div>
        {examples.map((example) => (
          <ExampleView key={example.world + example.name} page={key} example={example} />
        ))}
      </div>
    </div>
  );
}

/** The other pages of the showcase. */
function PageCards() {
  const { t } = useText();
  const [search] = useSearchParams();
  return (
    <ul role="list" className={css.cards}>
      {PAGES.filter(({ path }) => path !== '').map(({ path, key }) => (
        <li key={path}>
          <Link to={{ pathname: addressOf(path), search: search.toString() }}>
            <Text component="span" fw={600}>
              {t(`showcase:pages.${key}.title`)}
            </Text>
            <Text component="span" size="xs" c="dimmed">
              {t(`showcase:pages.${key}.lead`)}
            </Text>
          </Link>
        </li>
      ))}
    </ul>
  );
}

/** An example shows links, but none of them leaves the page. */
function stay(event: MouseEvent): void {
  // Also for elements of a frame, whose classes are other ones than those of this window.
  const link = (event.target as Partial<Element> | null)?.closest?.('a[href]');
  if (link && !link.getAttribute('href')?.startsWith('#')) event.preventDefault();
}

/** A component in its states, what is to be known about it, and its code. */
function ExampleView({ page, example }: { page: string; example: Example }) {
  const { t } = useText();
  const { name, world, Component, code } = example;
  const text = (part: string) => t(`showcase:examples.${page}.${name}.${part}`);
  const title = text('title');
  const content = <Component />;
  return (
    <section className={css.example} aria-labelledby={name}>
      <header className={css.head}>
        <h2 id={name}>{title}</h2>
        <Text size="xs" c="dimmed">
          {t(`showcase:worlds.${world}`)}
        </Text>
      </header>
      <Text className={css.text}>{text('text')}</Text>
      <div className="panel">
        {/* It only keeps links from being followed, which keys do by a click too. */}
        <div className={css.live} data-world={world} onClickCapture={stay}>
          {world === 'site' ? <SiteFrame title={title}>{content}</SiteFrame> : content}
        </div>
        <Source name={title} code={code} />
      </div>
    </section>
  );
}

interface SiteFrameProps {
  title: string;
  children: ReactNode;
}

/**
 * Parts of public pages in a document of their own, with the style sheet of public pages and no other.
 * Its width decides which of the sheet's media queries apply, as on a page.
 */
function SiteFrame({ title, children }: SiteFrameProps) {
  const [frame, setFrame] = useState<HTMLIFrameElement | null>(null);
  const [body, setBody] = useState<HTMLElement | null>(null);
  const html = useMemo(() => trustedHtml(frameDocument()), []);
  useSameSettings(body, title);
  useWholeHeight(frame, body);
  return (
    <>
      <iframe
        ref={setFrame}
        className={css.frame}
        title={title}
        srcDoc={html as string}
        onLoad={(event) => setBody(event.currentTarget.contentDocument?.body ?? null)}
      />
      {body ? createPortal(<article>{children}</article>, body) : null}
    </>
  );
}

/** A document with the styles of public pages and the rules of the party's colour. */
const frameDocument = () =>
  `<!doctype html><title>-</title><link rel="stylesheet" href="${siteCss}"><style nonce="${nonce}">${partyStyle(currentParty().color)}</style><body>`;

/** The settings are attributes of `<html>`, in the frame as outside it. */
function useSameSettings(body: HTMLElement | null, title: string): void {
  const settings = useSettings();
  const { locale } = useText();
  // biome-ignore lint/correctness/useExhaustiveDependencies: the attributes follow the settings
  useEffect(() => {
    if (!body) return;
    const inner = body.ownerDocument;
    for (const { name, value } of document.documentElement.attributes) {
      if (name === 'dir' || name.startsWith('data-'))
        inner.documentElement.setAttribute(name, value);
    }
    inner.documentElement.lang = locale;
    // On phones, public pages show our fonts from the second page on.
    inner.documentElement.dataset.fonts = '';
    inner.title = title;
    // Properties, because the policy forbids style attributes. A page has space for its fixed bar, and
    // margins at its sides; a part needs neither.
    body.style.padding = '20px';
    body.style.display = 'flow-root';
  }, [body, settings, locale, title]);
}

/** The frame is as high as its content. */
function useWholeHeight(frame: HTMLIFrameElement | null, body: HTMLElement | null): void {
  useEffect(() => {
    if (!frame || !body) return;
    const fit = () => {
      frame.style.blockSize = `${Math.ceil(body.getBoundingClientRect().height)}px`;
    };
    const observer = new ResizeObserver(fit);
    observer.observe(body);
    return () => observer.disconnect();
  }, [frame, body]);
}

/** The source text of an example, with a button that copies it. */
function Source({ name, code }: { name: string; code: string }) {
  const { t } = useText();
  const id = useId();
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(code);
      toast.success(t('dashboard:copy.done'));
    } catch {
      // Browsers offer the clipboard only to pages that were loaded over HTTPS.
      toast.error(t('dashboard:copy.failed'));
    }
  };
  return (
    <details className={css.source}>
      <summary id={id}>
        {t('showcase:code.title')}
        <span className="sr-only">: {name}</span>
      </summary>
      <Group justify="flex-end" px="sm">
        <Button
          size="compact-sm"
          leftSection={<IconCopy size={15} stroke={1.7} aria-hidden="true" />}
          onClick={copy}
        >
          {t('showcase:code.copy')}
        </Button>
      </Group>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: long lines are scrolled with the keyboard */}
      <section tabIndex={0} aria-labelledby={id} className={css.lines} dir="ltr">
        <pre>
          <code lang="en">{code}</code>
        </pre>
      </section>
    </details>
  );
}
