export const imageCropShapes = ['circle', 'banner', 'cover'] as const;
export type ImageCropShape = (typeof imageCropShapes)[number];

/** Output size in pixels; smaller if the picture has fewer. */
export const cropSizes = {
  circle: { width: 512, height: 512 },
  banner: { width: 1600, height: 400 },
  cover: { width: 1518, height: 751 },
} as const satisfies Record<ImageCropShape, { width: number; height: number }>;

export const aspectOf = (shape: ImageCropShape): number => cropSizes[shape].width / cropSizes[shape].height;
