export interface PictureSize {
  readonly width: number;
  readonly height: number;
}

/** The crop of a picture: its centre as fractions of the picture, and its zoom. */
export interface CropPlace {
  readonly x: number;
  readonly y: number;
  readonly zoom: number;
}

/** Moves may arrive faster than renders: each one starts from the latest place. */
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

/** Size of the crop at a zoom: at 1 the largest one of this aspect ratio (width to height) inside the picture. */
function sizeOf({ width, height }: PictureSize, aspect: number, zoom: number): PictureSize {
  const cut = Math.min(width, height * aspect) / zoom;
  return { width: cut, height: cut / aspect };
}

/** The place, moved and zoomed as needed to keep the crop inside the picture. */
export function heldWithin(place: CropPlace, picture: PictureSize, aspect: number): CropPlace {
  const zoom = clamp(place.zoom, 1, nearest);
  const { width, height } = sizeOf(picture, aspect, zoom);
  const [halfX, halfY] = [width / picture.width / 2, height / picture.height / 2];
  return { x: clamp(place.x, halfX, 1 - halfX), y: clamp(place.y, halfY, 1 - halfY), zoom };
}

/** The crop in pixels of the picture. */
export function cutOf(place: CropPlace, picture: PictureSize, aspect: number): Cut {
  const size = sizeOf(picture, aspect, place.zoom);
  return {
    x: place.x * picture.width - size.width / 2,
    y: place.y * picture.height - size.height / 2,
    ...size,
  };
}

/** The place after dragging the picture under the frame; `right` and `down` as fractions of the frame. */
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

/** Slider values from 0 to 100: right and down are larger; 50 if the picture cannot move. */
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

/** The place for slider values. */
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
