import { isRecord } from '../forms/readers';

/** A picture to save with a thing, or its removal; null: it stays as it is. */
export type NewImage = { picture: Blob | null } | null;

interface WithImage {
  /** The address of the saved picture. */
  image: string;
  newImage: NewImage;
}

/** What a form shows as its picture. */
export function pictureOf({ image, newImage }: WithImage): Blob | string | null {
  return newImage ? newImage.picture : image || null;
}

/** The file to send; undefined: none was chosen. */
export function fileOf(newImage: NewImage, name: string): File | undefined {
  const picture = newImage?.picture;
  return picture ? new File([picture], name, { type: picture.type }) : undefined;
}

/** Reads it from a draft. */
export function readNewImage(stored: unknown, initial: NewImage): NewImage {
  return isNewImage(stored) ? stored : initial;
}

function isNewImage(stored: unknown): stored is NewImage {
  return (
    stored === null || (isRecord(stored) && (stored['picture'] === null || stored['picture'] instanceof Blob))
  );
}
