import { ImageCropper } from '@sen/ui/ImageCropper';
import { useMutation } from '@tanstack/react-query';
import { errorText } from '../../app/errors/errorText';
import { pictureKinds, type PictureKind } from './pictureKinds';
import { usePictureShown } from './usePictureShown';

interface PictureChangeProps {
  kind: PictureKind;
  file: File;
  onClose: () => void;
}

/** Crops a chosen picture and saves it; on failure the dialog stays open with the reason. */
export function PictureChange({ kind, file, onClose }: PictureChangeProps) {
  const { title, shape, save } = pictureKinds[kind];
  const show = usePictureShown();
  const saving = useMutation({
    mutationFn: (cut: Blob) => save(new File([cut], `${kind}.jpg`, { type: cut.type })),
    meta: { quiet: true },
    onSuccess: (answer) => {
      show(answer);
      onClose();
    },
  });
  return (
    <ImageCropper
      picture={file}
      title={title()}
      shape={shape}
      pending={saving.isPending}
      problem={saving.isError ? errorText(saving.error) : undefined}
      onCrop={(cut) => saving.mutate(cut)}
      onClose={onClose}
    />
  );
}
