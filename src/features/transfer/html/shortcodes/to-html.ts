import { escapeHtml } from '../../../../platform/markup/html.ts';
import { videoAt } from '../../../../platform/markup/video-address.ts';
import { percentDecoded } from '../../../../platform/percent-decoding.ts';
import { replaceShortcodes, type Shortcode } from './read-shortcodes.ts';

export interface AttachedFile {
  address: string;
  alt: string;
  caption: string;
}

/** The files of the other system that shortcodes name. */
export interface AttachedFiles {
  byId(id: string): AttachedFile | null;
  /** Those of the entry `id`, or of the entry that is read. */
  ofEntry(id: string | null): AttachedFile[];
  /** The file whose own page has this address. */
  ofPage(address: string): AttachedFile | null;
}

/** Marks of page builders around what a text contains: only the content stays. */
const BUILDERS =
  /^(?:vc_|wpb_|et_pb_|fusion_|avada_|av_|cs_|x_|kc_|mk_|us_|tatsu_|siteorigin_|fl_|nectar_|ux_|thb_|qode_|porto_|dt_|tm_|stm_|woodmart_|themify_|elementor-template$)|^(?:section|row|row_inner|col|col_inner|column|columns?_?\d*|container|fullwidth|one_half|one_third|one_fourth|two_third|three_fourth|(?:one|two|three)_\w+_last|text|text_output|dropcap|highlight|lead|center|left|right|clear|divider|spacer|gap|space|hr|br|nextpage|raw|noindex|padding|tabs?|tabgroup|accordions?|accordion-item|toggles?|toggle|spoiler|su_\w+|quote|pullquote|blockquote|intense_\w+|box|alert|notice|heading|title)$/;
const PICTURE = /\.(?:jpe?g|png|gif|webp|avif|bmp|svg|tiff?)(?:[?#]|$)/i;
const SOUND = /\.(?:mp3|m4a|ogg|oga|wav|flac|aac|wma)(?:[?#]|$)/i;
const FILM = /\.(?:mp4|m4v|webm|ogv|mov|wmv|flv|avi)(?:[?#]|$)/i;
const SOUND_VALUES = ['src', 'mp3', 'm4a', 'ogg', 'wav', 'flac', 'wma'];
const FILM_VALUES = ['src', 'mp4', 'm4v', 'webm', 'ogv', 'mov', 'wmv', 'flv', 'url', 'link'];
/** Marks that show nothing. */
const EMPTY = /^(?:hr|br|clear|divider|spacer|gap|space|nextpage|more)$/;
/** Often written without values. */
const BARE = /^(?:gallery|playlist|audio|video|[a-z]+(?:[-_][a-z]+)+)$/;

/**
 * HTML for the shortcodes of WordPress, its usual plugins and page builders.
 * @returns the names of those that could not be replaced, such as `[contact-form]`; their words stay
 */
export function shortcodesToHtml(
  html: string,
  files: AttachedFiles,
): { html: string; unknown: string[] } {
  const unknown = new Set<string>();
  const replaced = replaceShortcodes(
    html,
    (one) => {
      const known = KNOWN[one.name]?.(one, files);
      if (known !== undefined) {
        if (known === null) unknown.add(`[${one.name}]`);
        return known ?? '';
      }
      if (
        BUILDERS.test(one.name) &&
        (one.inner !== null || one.values.size > 0 || one.name.includes('_'))
      )
        return ofBuilder(one, files);
      if (EMPTY.test(one.name)) return '\n\n';
      const hasNamed = [...one.values.keys()].some((key) => !/^\d+$/.test(key));
      if (one.inner === null && !hasNamed) {
        if (BARE.test(one.name)) unknown.add(`[${one.name}]`);
        return null;
      }
      unknown.add(`[${one.name}]`);
      return one.inner ?? '';
    },
    // Nobody writes "[/…]" as words.
    (name) => {
      if (!KNOWN[name] && !BUILDERS.test(name)) unknown.add(`[${name}]`);
      return '';
    },
  );
  return { html: replaced, unknown: [...unknown] };
}

/** Blank lines around it: the text before and behind it are paragraphs of their own. */
const part = (html: string) => (html.trim() ? `\n\n${html}\n\n` : '\n\n');
const addressPart = (address: string) =>
  part(`<p><a href="${escapeHtml(address)}">${escapeHtml(address)}</a></p>`);
const image = ({ address, alt, caption }: AttachedFile) => {
  const shown = `<img src="${escapeHtml(address)}" alt="${escapeHtml(alt)}">`;
  return caption
    ? `<figure>${shown}<figcaption>${escapeHtml(caption)}</figcaption></figure>`
    : shown;
};

/** Null: it is known, but its content is not. */
type Replace = (one: Shortcode, files: AttachedFiles) => string | null;

const caption: Replace = ({ values, inner }) => {
  const [shown = ''] =
    /(?:<a\b[^>]{0,2000}>\s*)?<img\b[^>]{0,4000}>(?:\s*<\/a>)?/i.exec(inner ?? '') ?? [];
  const words = `${(inner ?? '').replace(shown, '')} ${values.get('caption') ?? ''}`.trim();
  if (!shown) return part(inner ?? '');
  return part(`<figure>${shown}<figcaption>${words}</figcaption></figure>`);
};

const gallery: Replace = ({ values }, files) => {
  const ids = idsIn(values, 'ids', 'include', 'images', 'gallery_ids', 'image_ids');
  const without = new Set(idsIn(values, 'exclude'));
  const found = ids.length
    ? ids.map((id) => files.byId(id)).filter((one) => one !== null)
    : files
        .ofEntry(values.get('id') ?? null)
        .filter(({ address }) => PICTURE.test(address))
        .filter((one) => ![...without].some((id) => files.byId(id)?.address === one.address));
  if (found.length === 0) return null;
  return part(`<figure>${found.map(image).join('')}</figure>`);
};

const playlist: Replace = ({ values }, files) => {
  const ids = idsIn(values, 'ids', 'include');
  const kind = values.get('type') === 'video' ? FILM : SOUND;
  const found = ids.length
    ? ids.map((id) => files.byId(id)).filter((one) => one !== null)
    : files.ofEntry(values.get('id') ?? null).filter(({ address }) => kind.test(address));
  if (found.length === 0) return null;
  return found.map(({ address }) => addressPart(address)).join('');
};

const player =
  (names: string[], kind: RegExp): Replace =>
  ({ values, inner }, files) => {
    const written = names.map((name) => values.get(name)).find((one) => one?.trim());
    const inside = /(?:https?:\/\/|src=["'])([^\s"'<>]{4,2000})/i.exec(inner ?? '')?.[0];
    const attached = () => files.ofEntry(null).find(({ address }) => kind.test(address))?.address;
    const address = written ?? inside?.replace(/^src=["']/i, '') ?? values.get('0') ?? attached();
    return address ? addressPart(decoded(address.trim())) : null;
  };

const embed: Replace = ({ values, inner }) => {
  const address =
    (inner?.trim() || values.get('src') || values.get('url') || values.get('0')) ?? '';
  return /^https?:\/\/\S+$/.test(decoded(address)) ? addressPart(decoded(address)) : null;
};

const site =
  (toAddress: (id: string) => string): Replace =>
  ({ values, inner }) => {
    const id = values.get('id') ?? values.get('url') ?? values.get('0') ?? inner?.trim() ?? '';
    const address = /^https?:\/\//.test(id) ? decoded(id) : toAddress(id);
    return videoAt(address) ? addressPart(address) : null;
  };

const youtube = site((id) => `https://www.youtube.com/watch?v=${id}`);
const vimeo = site((id) => `https://vimeo.com/${id}`);
const words: Replace = ({ inner }) => inner ?? '';

const KNOWN: Partial<Record<string, Replace>> = {
  caption,
  wp_caption: caption,
  gallery,
  playlist,
  embed,
  youtube,
  vimeo,
  audio: player(SOUND_VALUES, SOUND),
  video: player(FILM_VALUES, FILM),
  evp_embed_video: player(FILM_VALUES, FILM),
  fusion_youtube: youtube,
  fusion_vimeo: vimeo,
  fusion_text: words,
  vc_column_text: words,
  googlemaps: embed,
  soundcloud: embed,
  blockquote: ({ inner }) => part(`<blockquote>${inner ?? ''}</blockquote>`),
  quote: ({ inner }) => part(`<blockquote>${inner ?? ''}</blockquote>`),
  pullquote: ({ inner }) => part(`<blockquote>${inner ?? ''}</blockquote>`),
  vc_raw_html: ({ inner }) => part(rawHtml(inner ?? '')),
  vc_empty_space: () => '\n\n',
  vc_separator: () => part('<hr>'),
};

const HEADINGS = ['title', 'heading', 'text', 'button_text'];
const LINKS = ['button_url', 'link', 'url', 'href'];

/** What a mark of a page builder shows: its heading, pictures, video and words, whichever it has. */
function ofBuilder(one: Shortcode, files: AttachedFiles): string {
  const { name, values, inner } = one;
  const named = (names: string[]) =>
    names.map((key) => values.get(key)?.trim()).find((value) => value);
  let html = '';
  const isButton = /button|btn|cta|call/.test(name);
  const heading = decoded(named(HEADINGS) ?? '');
  const link = linkIn(named(LINKS) ?? '');
  if (isButton && (heading || inner) && link)
    return part(
      `<p><a href="${escapeHtml(link)}">${heading ? escapeHtml(heading) : inner}</a></p>`,
    );
  if (heading && /\p{L}/u.test(heading) && !PLACES.test(name))
    html += part(isButton ? `<p>${escapeHtml(heading)}</p>` : `<h3>${escapeHtml(heading)}</h3>`);
  const pictures = idsIn(
    values,
    'images',
    'gallery_ids',
    'image_ids',
    'image',
    'image_id',
    'attachment',
    'ids',
  )
    .map((id) => files.byId(id))
    .filter((file) => file !== null);
  const src = named(['src', 'image', 'image_url', 'custom_src', 'photo', 'bg_image_url']);
  if (pictures.length > 0) html += part(`<figure>${pictures.map(image).join('')}</figure>`);
  else if (src && PICTURE.test(src))
    html += part(image({ address: src, alt: decoded(values.get('alt') ?? ''), caption: '' }));
  else if (src && (FILM.test(src) || SOUND.test(src) || videoAt(src))) html += addressPart(src);
  if (/video/.test(name) && link && link !== src) html += addressPart(link);
  const body = (inner ?? '').trim();
  if (body && /\.(?:jpe?g|png|gif|webp|avif)$/i.test(body) && /^https?:\/\/\S+$/.test(body))
    return (
      html + part(image({ address: body, alt: decoded(values.get('alt') ?? ''), caption: '' }))
    );
  if (/dropcap|highlight|tooltip/.test(name)) return inner ?? '';
  return (
    html +
    part(/title|heading/.test(name) && body && !/<h\d/i.test(body) ? `<h3>${body}</h3>` : body)
  );
}

/** Their values place and name other parts, and are shown to nobody. */
const PLACES = /_(?:row|column|section|container|inner)(?:_|$)|^(?:row|section|col)/;

function idsIn(values: Shortcode['values'], ...names: string[]): string[] {
  for (const name of names) {
    const written = values.get(name)?.trim() ?? '';
    if (/^[\d\s,|]+$/.test(written))
      return written
        .split(/[\s,|]+/)
        .filter(Boolean)
        .slice(0, 300);
  }
  return [];
}

/** `https://…`, or the form of WPBakery: `url:https%3A%2F%2F…|title:…`. */
function linkIn(written: string): string {
  const inner = /(?:^|\|)url:([^|]{1,2000})/.exec(written)?.[1];
  const address = decoded(inner ? (percentDecoded(inner) ?? '') : written);
  return /^(?:https?:\/\/|\/|mailto:|tel:)\S+$/i.test(address) ? address : '';
}

/** WPBakery stores raw HTML twice encoded. */
const rawHtml = (inner: string): string =>
  percentDecoded(Buffer.from(inner.trim(), 'base64').toString('latin1')) ?? '';

/** Values are HTML; builders write brackets and quotes of their own. */
const decoded = (value: string): string =>
  value
    .replace(/%22|``/g, '"')
    .replace(/%91|`\{`/g, '[')
    .replace(/%93|`\}`/g, ']')
    .replace(/&quot;|&#8221;|&#8220;|&#34;/g, '"')
    .replace(/&#0?39;|&#8217;/g, '’')
    .replace(/&amp;|&#0?38;/g, '&');
