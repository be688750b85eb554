export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** Which part of a picture is cut out: its middle in parts of the picture, and how much nearer than the whole it is. */
export interface CropPlace {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Moves may come faster than they are drawn: each goes on from where the last one ended. */
export type MovePlace = (next: (now: CropPlace) => CropPlace) => void;

export interface Cut extends PictureSize {
  readonly x: number;
  readonly y: number;
}

export const nearest = 4;
export const wholePicture: CropPlace = { x: 0.5, y: 0.5, zoom: 1 };

function clamp(value: number, min: number, max: number): number {
  return Math.min(Math.max(value, min), max);
}

/** How large the cut is at a zoom: at 1 the largest of this aspect (width to height) that the picture holds. */
function sizeOf({ width, height }: PictureSize, aspect: number, zoom: number): PictureSize {
  const cut = Math.min(width, height * aspect) / zoom;
  return { width: cut, height: cut / aspect };
}

/** The place, moved and zoomed so far that the cut lies within the picture. */
export function heldWithin(place: CropPlace, picture: PictureSize, aspect: number): CropPlace {
  const zoom = clamp(place.zoom, 1, nearest);
  const { width, height } = sizeOf(picture, aspect, zoom);
  const [halfX, halfY] = [width / picture.width / 2, height / picture.height / 2];
  return { x: clamp(place.x, halfX, 1 - halfX), y: clamp(place.y, halfY, 1 - halfY), zoom };
}

/** The cut in the picture's own pixels. */
export function cutOf(place: CropPlace, picture: PictureSize, aspect: number): Cut {
  const size = sizeOf(picture, aspect, place.zoom);
  return {
    x: place.x * picture.width - size.width / 2,
    y: place.y * picture.height - size.height / 2,
    ...size,
  };
}

/** The picture dragged under the frame; `right` and `down` in parts of the frame. */
export function dragged(
  place: CropPlace,
  { right, down }: { readonly right: number; readonly down: number },
  picture: PictureSize,
  aspect: number,
): CropPlace {
  const { width, height } = sizeOf(picture, aspect, place.zoom);
  const x = place.x - (right * width) / picture.width;
  const y = place.y - (down * height) / picture.height;
  return heldWithin({ ...place, x, y }, picture, aspect);
}

/** How far the picture is dragged, from 0 to 100: right and down are more; 50 where there is no way to go. */
export function shareOf(
  place: CropPlace,
  axis: 'x' | 'y',
  picture: PictureSize,
  aspect: number,
): { readonly percent: number; readonly fixed: boolean } {
  const { width, height } = sizeOf(picture, aspect, place.zoom);
  const half = axis === 'x' ? width / picture.width / 2 : height / picture.height / 2;
  const way = 1 - 2 * half;
  if (way < 1e-6) return { percent: 50, fixed: true };
  return { percent: Math.round(((1 - half - place[axis]) / way) * 100), fixed: false };
}

/** The place at which the picture is dragged so far. */
export function atShare(
  place: CropPlace,
  axis: 'x' | 'y',
  percent: number,
  picture: PictureSize,
  aspect: number,
): CropPlace {
  const { width, height } = sizeOf(picture, aspect, place.zoom);
  const half = axis === 'x' ? width / picture.width / 2 : height / picture.height / 2;
  const value = 1 - half - (percent / 100) * (1 - 2 * half);
  return heldWithin({ ...place, [axis]: value }, picture, aspect);
}
