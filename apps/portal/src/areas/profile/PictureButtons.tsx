import { Button } from '@sen/ui/Button';
import { FileTrigger } from '@sen/ui/FileTrigger';
import { Icon } from '@sen/ui/Icon';
import { IconButton } from '@sen/ui/IconButton';
import { DeleteIcon, ImageIcon } from '@sen/ui/icons';
import type { Ref } from 'react';
import { pictureTypes } from '../../patterns/pictures/pictureTypes';
import { pictureKinds, type PictureKind } from './pictureKinds';

interface PictureButtonsProps {
  kind: PictureKind;
  /** Whether there is a picture to remove. */
  shown: boolean;
  onChoose: (file: File) => void;
  onRemove: () => void;
  changeRef: Ref<HTMLButtonElement>;
}

export function PictureButtons({ kind, shown, onChoose, onRemove, changeRef }: PictureButtonsProps) {
  const { change, remove } = pictureKinds[kind];
  return (
    <>
      <FileTrigger
        accept={pictureTypes}
        onFiles={([file]) => {
          if (file) onChoose(file);
        }}
      >
        <Button ref={changeRef} size="small" icon={<Icon of={ImageIcon} />}>
          {change()}
        </Button>
      </FileTrigger>
      {shown && (
        <IconButton
          name={remove()}
          icon={<Icon of={DeleteIcon} />}
          variant="secondary"
          size="small"
          onPress={onRemove}
        />
      )}
    </>
  );
}
