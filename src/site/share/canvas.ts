/** Red, green and blue, 0 to 255. */
export type Colour = readonly [number, number, number];

export interface Canvas {
  width: number;
  height: number;
  /** Three bytes a pixel, row by row. */
  pixels: Buffer;
}

interface Rectangle {
  x: number;
  y: number;
  width: number;
  height: number;
}

export function openCanvas(width: number, height: number, colour: Colour): Canvas {
  const canvas = { width, height, pixels: Buffer.alloc(width * height * 3) };
  fillRectangle(canvas, { x: 0, y: 0, width, height }, colour);
  return canvas;
}

export function fillRectangle({ width, pixels }: Canvas, area: Rectangle, colour: Colour): void {
  const start = (area.y * width + area.x) * 3;
  const end = start + area.width * 3;
  for (let at = start; at < end; at += 3) pixels.set(colour, at);
  for (let row = 1; row < area.height; row++) {
    pixels.copyWithin(start + row * width * 3, start, end);
  }
}
