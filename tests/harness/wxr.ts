export interface WxrPost {
  id: number;
  title?: string;
  html?: string;
  status?: string;
  type?: string;
  slug?: string;
  date?: string;
  link?: string;
  categories?: string[];
  tags?: string[];
  excerpt?: string;
  /** By the key of the metadata. */
  meta?: Record<string, string>;
  attachment?: string;
  /** The id of the entry to which a file was uploaded. */
  parent?: string;
  creator?: string;
}

const SITE = 'https://eski.example';
const cdata = (text: string) => `<![CDATA[${text.replaceAll(']]>', ']]]]><![CDATA[>')}]]>`;

/** An export of WordPress, as its exporter writes it. */
export function wxr(posts: Iterable<WxrPost>, before = ''): string {
  return [head(before), ...[...posts].map(item), '</channel></rss>'].join('\n');
}

export const head = (before = '') => `<?xml version="1.0" encoding="UTF-8" ?>
${before}<rss version="2.0" xmlns:excerpt="http://wordpress.org/export/1.2/excerpt/" xmlns:content="http://purl.org/rss/1.0/modules/content/" xmlns:dc="http://purl.org/dc/elements/1.1/" xmlns:wp="http://wordpress.org/export/1.2/">
<channel><title>Eski site</title><link>${SITE}</link>
<wp:wxr_version>1.2</wp:wxr_version><wp:base_site_url>${SITE}</wp:base_site_url><wp:base_blog_url>${SITE}</wp:base_blog_url>
<wp:author><wp:author_id>1</wp:author_id><wp:author_login>${cdata('elif')}</wp:author_login><wp:author_display_name>${cdata('Elif Karahan')}</wp:author_display_name></wp:author>
<wp:category><wp:term_id>2</wp:term_id><wp:category_nicename>${cdata('yazilar')}</wp:category_nicename><wp:cat_name>${cdata('Yazılar')}</wp:cat_name></wp:category>`;

export function item(post: WxrPost): string {
  const { id, title = `Yazı ${id}`, date = '2024-05-02 09:00:00', slug = `yazi-${id}` } = post;
  const { link = `${SITE}/2024/05/${slug}/`, categories = [], tags = [], meta = {} } = post;
  const terms = [
    ...categories.map((name) => ['category', name] as const),
    ...tags.map((name) => ['post_tag', name] as const),
  ].map(
    ([domain, name]) =>
      `<category domain="${domain}" nicename="${encodeURI(name)}">${cdata(name)}</category>`,
  );
  const metadata = Object.entries(meta).map(
    ([key, value]) =>
      `<wp:postmeta><wp:meta_key>${cdata(key)}</wp:meta_key><wp:meta_value>${cdata(value)}</wp:meta_value></wp:postmeta>`,
  );
  return `<item><title>${cdata(title)}</title><link>${link}</link><dc:creator>${cdata(post.creator ?? 'elif')}</dc:creator>
<guid isPermaLink="false">${SITE}/?p=${id}</guid><content:encoded>${cdata(post.html ?? '<p>Metin.</p>')}</content:encoded>
<excerpt:encoded>${cdata(post.excerpt ?? '')}</excerpt:encoded><wp:post_id>${id}</wp:post_id><wp:post_date>${cdata(date)}</wp:post_date>
<wp:post_date_gmt>${cdata(date)}</wp:post_date_gmt><wp:post_name>${cdata(slug)}</wp:post_name><wp:status>${cdata(post.status ?? 'publish')}</wp:status>
<wp:post_parent>${post.parent ?? '0'}</wp:post_parent><wp:post_type>${cdata(post.type ?? 'post')}</wp:post_type><wp:post_password></wp:post_password>${terms.join('')}
${post.attachment ? `<wp:attachment_url>${cdata(post.attachment)}</wp:attachment_url>` : ''}${metadata.join('')}</item>`;
}
