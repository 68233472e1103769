import type { MarkdownIt } from 'markdown-it';
import { pageOfVideo, VIDEO_SITES, type Video } from '../video-address.ts';
import { envOf, metaOf } from './env.server.ts';
import { COLUMN, type PictureInText, pictureHtml } from './pictures.server.ts';

/** A video in a text, with its title and a picture of our own. */
export interface VideoInText {
  video: Video;
  title: string;
  poster: PictureInText | null;
}

/** How every video begins in rendered HTML; no text can contain it, since `<` is escaped. */
export const VIDEO_MARK = '<figure class="video">';

/**
 * A plate that links to the video. Nothing is requested from the other site: a script asks for
 * consent when the plate is clicked, and then loads the player.
 */
export function addVideos(parser: MarkdownIt): void {
  const { escapeHtml } = parser.utils;
  parser.renderer.rules.video = (tokens, index, _options, env) => {
    const { video, title, poster } = metaOf<VideoInText>(tokens[index]);
    const { pictures } = envOf(env);
    const picture = poster && pictureHtml(poster, COLUMN, pictures, escapeHtml);
    const name = title && `<span class="video-title">${escapeHtml(title)}</span>`;
    // `nameParts` replaces the name of the site with a sentence in the language of the page.
    const site = `<span class="video-site">${VIDEO_SITES[video.site]}</span>`;
    const address = escapeHtml(pageOfVideo(video));
    return `${VIDEO_MARK}<a href="${address}" rel="noopener external">${picture ?? ''}${name}${site}</a></figure>\n`;
  };
}
