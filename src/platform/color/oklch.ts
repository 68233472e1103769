/** A colour in OKLCH: lightness from 0 to 1, chroma, hue in degrees. */
export interface Oklch {
  l: number;
  c: number;
  h: number;
}

type Triple = [number, number, number];

/** Linear parts of red, green and blue, from 0 to 1, of a colour such as `#0067cf`. */
export const linearOf = (hex: string): Triple =>
  [1, 3, 5]
    .map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255)
    .map((part) => (part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4)) as Triple;

const encode = (part: number): number =>
  part <= 0.0031308 ? part * 12.92 : 1.055 * part ** (1 / 2.4) - 0.055;

/* The matrices of OKLab: https://bottosson.github.io/posts/oklab/ */

export function toOklch(hex: string): Oklch {
  const [r, g, b] = linearOf(hex);
  const l = Math.cbrt(0.4122214708 * r + 0.5363325363 * g + 0.0514459929 * b);
  const m = Math.cbrt(0.2119034982 * r + 0.6806995451 * g + 0.1073969566 * b);
  const s = Math.cbrt(0.0883024619 * r + 0.2817188376 * g + 0.6299787005 * b);
  const lightness = 0.2104542553 * l + 0.793617785 * m - 0.0040720468 * s;
  const x = 1.9779984951 * l - 2.428592205 * m + 0.4505937099 * s;
  const y = 0.0259040371 * l + 0.7827717662 * m - 0.808675766 * s;
  const hue = (Math.atan2(y, x) * 180) / Math.PI;
  return { l: lightness, c: Math.hypot(x, y), h: (hue + 360) % 360 };
}

function toLinear({ l: lightness, c, h }: Oklch): Triple {
  const angle = (h * Math.PI) / 180;
  const [x, y] = [c * Math.cos(angle), c * Math.sin(angle)];
  const l = (lightness + 0.3963377774 * x + 0.2158037573 * y) ** 3;
  const m = (lightness - 0.1055613458 * x - 0.0638541728 * y) ** 3;
  const s = (lightness - 0.0894841775 * x - 1.291485548 * y) ** 3;
  return [
    4.0767416621 * l - 3.3077115913 * m + 0.2309699292 * s,
    -1.2684380046 * l + 2.6097574011 * m - 0.3413193965 * s,
    -0.0041960863 * l - 0.7034186147 * m + 1.707614701 * s,
  ];
}

const TOLERANCE = 0.0005;
const isShown = (parts: Triple): boolean =>
  parts.every((part) => part >= -TOLERANCE && part <= 1 + TOLERANCE);

/** As `#rrggbb`; a colour that screens cannot show keeps lightness and hue, and loses chroma. */
export function toHex(color: Oklch): string {
  let parts = toLinear(color);
  if (!isShown(parts)) {
    let [low, high] = [0, color.c];
    for (let step = 0; step < 16; step++) {
      const middle = (low + high) / 2;
      if (isShown(toLinear({ ...color, c: middle }))) low = middle;
      else high = middle;
    }
    parts = toLinear({ ...color, c: low });
  }
  const digits = parts.map((part) => {
    const byte = Math.round(encode(Math.min(1, Math.max(0, part))) * 255);
    return byte.toString(16).padStart(2, '0');
  });
  return `#${digits.join('')}`;
}
