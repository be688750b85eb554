import type { ImageCropShape } from '@sen/ui/ImageCropper';
import { PictureField } from '@sen/ui/PictureField';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { judgePicture } from './judgePicture';
import { pictureTypes } from './pictureTypes';

/** Loaded on demand: most visits of a form choose no picture. */
const ImageCropper = lazyPart(async () => (await import('@sen/ui/ImageCropper')).ImageCropper);

interface PictureChoiceProps {
  name: string;
  label: string;
  description: string;
  required?: boolean;
  shape: ImageCropShape;
  /** The address of the picture, or a crop that is not saved yet; null is none. */
  value: string | Blob | null;
  /** Called with a JPEG, or null when the picture is removed. */
  onChange: (picture: Blob | null) => void;
}

/** The picture of a form: judged as the server does, cropped here, and saved with the form. */
export function PictureChoice({ shape, onChange, ...field }: PictureChoiceProps) {
  const [chosen, setChosen] = useState<File | null>(null);
  const [problem, setProblem] = useState<string>();

  async function choose(file: File): Promise<void> {
    const refusal = await judgePicture(file);
    setProblem(refusal);
    if (refusal === undefined) setChosen(file);
  }

  return (
    <>
      <PictureField
        {...field}
        error={problem}
        accept={pictureTypes}
        onChoose={(file) => void choose(file)}
        onRemove={() => {
          setProblem(undefined);
          onChange(null);
        }}
      />
      {chosen && (
        <Suspense>
          <ImageCropper
            picture={chosen}
            title={field.label}
            shape={shape}
            onCrop={(crop) => {
              onChange(crop);
              setChosen(null);
            }}
            onClose={() => setChosen(null)}
          />
        </Suspense>
      )}
    </>
  );
}
