/** A video on another site, and the time at which it begins. */
export interface Video {
  site: 'youtube' | 'vimeo';
  id: string;
  /** The key of an unlisted video at Vimeo. */
  key?: string;
  /** In seconds. */
  start?: number;
}

export const VIDEO_SITES: Record<Video['site'], string> = { youtube: 'YouTube', vimeo: 'Vimeo' };

/** The hosts of the players, for the Content-Security-Policy of pages with a video. */
export const PLAYERS = ['https://www.youtube-nocookie.com', 'https://player.vimeo.com'];

const YOUTUBE_ID = /^[\w-]{11}$/;
const VIMEO_PATH = /^\/(?:video\/)?(\d{6,12})(?:\/([0-9a-f]{6,16}))?\/?$/;
const YOUTUBE_PATH = /^\/(?:shorts|live|embed)\/([\w-]{11})\/?$/;
const YOUTUBE = new Set(['youtube.com', 'm.youtube.com', 'youtube-nocookie.com']);
const VIMEO = new Set(['vimeo.com', 'player.vimeo.com']);
const LONGEST = 300;

/** The video at this address; null for every address that is not exactly one of a video. */
export function videoAt(address: string): Video | null {
  if (address.length > LONGEST || !/^https?:\/\/[!-~]+$/i.test(address)) return null;
  const url = URL.parse(address);
  if (!url || url.port || url.username || url.password) return null;
  const host = url.hostname.replace(/^www\./, '');
  if (VIMEO.has(host)) return vimeoAt(url);
  const id = youtubeId(host, url);
  if (!id || !YOUTUBE_ID.test(id)) return null;
  const start = secondsOf(url.searchParams.get('t') ?? url.searchParams.get('start'));
  return { site: 'youtube', id, ...(start && { start }) };
}

function youtubeId(host: string, url: URL): string | null {
  if (host === 'youtu.be') return url.pathname.slice(1);
  if (!YOUTUBE.has(host)) return null;
  if (url.pathname === '/watch') return url.searchParams.get('v');
  return YOUTUBE_PATH.exec(url.pathname)?.[1] ?? null;
}

function vimeoAt({ pathname, searchParams }: URL): Video | null {
  const [, id, inPath] = VIMEO_PATH.exec(pathname) ?? [];
  if (!id) return null;
  const key = inPath ?? searchParams.get('h') ?? '';
  return { site: 'vimeo', id, ...(/^[0-9a-f]{6,16}$/.test(key) && { key }) };
}

/** "90", "90s" and "1m30s"; 0 for anything else. */
function secondsOf(time: string | null): number {
  const [, hours = 0, minutes = 0, seconds = 0] =
    /^(?:(\d{1,2})h)?(?:(\d{1,3})m)?(?:(\d{1,5})s?)?$/.exec(time ?? '') ?? [];
  return Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds);
}

/** The page of the video, for people. */
export function pageOfVideo({ site, id, key, start }: Video): string {
  if (site === 'vimeo') return `https://vimeo.com/${id}${key ? `/${key}` : ''}`;
  return `https://www.youtube.com/watch?v=${id}${start ? `&t=${start}` : ''}`;
}

/** The player, which writes as little as the site allows: no cookie before playing, no tracking. */
export function playerOfVideo({ site, id, key, start }: Video): string {
  if (site === 'vimeo')
    return `${PLAYERS[1]}/video/${id}?${key ? `h=${key}&` : ''}dnt=1&autoplay=1`;
  return `${PLAYERS[0]}/embed/${id}?autoplay=1&rel=0${start ? `&start=${start}` : ''}`;
}
