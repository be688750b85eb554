import { useState, type SyntheticEvent } from 'react';
import type { PictureSize } from './cropPlace';

/** The size of a file after decoding (with its EXIF orientation applied), or an error. */
export function usePicture(picture: Blob) {
  const [opened, setOpened] = useState<{ picture: Blob; size: PictureSize | undefined }>();
  const known = opened?.picture === picture ? opened : undefined;
  return {
    size: known?.size,
    unreadable: known !== undefined && known.size === undefined,
    handlers: {
      onLoad: ({ currentTarget }: SyntheticEvent<HTMLImageElement>) => {
        const { naturalWidth: width, naturalHeight: height } = currentTarget;
        setOpened({ picture, size: width > 0 && height > 0 ? { width, height } : undefined });
      },
      onError: () => setOpened({ picture, size: undefined }),
    },
  };
}
