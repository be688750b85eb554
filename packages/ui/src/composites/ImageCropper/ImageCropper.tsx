import { useId, useRef, useState } from 'react';
import { Button } from '../../components/Button/Button';
import { Callout } from '../../components/Callout/Callout';
import { Dialog } from '../../components/Dialog/Dialog';
import { Text } from '../../components/Text/Text';
import { Stack } from '../../layout/Stack/Stack';
import { useLanguage } from '../../messages/useLanguage';
import { formatShare } from '../../private/formatPercent';
import { useMessages } from '../../messages/useMessages';
import { CropFrame } from './CropFrame';
import { cutOf, heldWithin, nearest, wholePicture } from './cropPlace';
import { aspectOf, cropSizes, type ImageCropShape } from './cropShapes';
import { drawCut } from './drawCut';
import * as css from './ImageCropper.css';
import { imageCropperMessages, type ImageCropperMessages } from './ImageCropper.messages';
import { usePicture } from './usePicture';

export { imageCropShapes, type ImageCropShape } from './cropShapes';

export interface ImageCropperProps {
  /** The selected file. Mount the dialog only while there is one. */
  picture: Blob;
  /** Purpose of the picture: 'Ảnh đại diện'. */
  title: string;
  /** A circle of 512 pixels for a person, a banner of 1600 × 400, or the cover of a course of 1518 × 751 pixels. */
  shape: ImageCropShape;
  /** Receives the crop as a JPEG without metadata. */
  onCrop: (cut: Blob) => void;
  onClose: () => void;
  /** The crop is being saved; the dialog stays open until the caller closes it. */
  pending?: boolean | undefined;
  /** Why saving failed. */
  problem?: string | undefined;
  messages?: Partial<ImageCropperMessages> | undefined;
}

/** Crops a picture. */
export function ImageCropper({ picture, title, shape, onCrop, onClose, ...rest }: ImageCropperProps) {
  const { pending = false, problem, messages } = rest;
  const words = useMessages(imageCropperMessages, messages);
  const language = useLanguage();
  const zoomId = useId();
  const image = useRef<HTMLImageElement>(null);
  const [place, setPlace] = useState(wholePicture);
  const [undrawn, setUndrawn] = useState(false);
  const { size, unreadable, handlers } = usePicture(picture);
  const aspect = aspectOf(shape);

  function zoomTo(zoomOf: (now: number) => number) {
    if (size) setPlace((now) => heldWithin({ ...now, zoom: zoomOf(now.zoom) }, size, aspect));
  }

  async function cut() {
    if (!image.current || !size) return;
    try {
      onCrop(await drawCut(image.current, cutOf(place, size, aspect), cropSizes[shape]));
    } catch {
      setUndrawn(true);
    }
  }

  const problemText = unreadable || undrawn ? words.unreadable : problem;
  return (
    <Dialog
      open
      onClose={onClose}
      title={title}
      size={shape === 'circle' ? 'medium' : 'large'}
      closeOutside={false}
      locked={pending}
      actions={
        <>
          <Button onPress={onClose} disabled={pending}>
            {words.cancel}
          </Button>
          <Button variant="primary" onPress={() => void cut()} disabled={!size} pending={pending}>
            {words.save}
          </Button>
        </>
      }
    >
      <Stack gap="m">
        {problemText !== undefined && (
          <Callout tone="danger" live>
            {problemText}
          </Callout>
        )}
        {!unreadable && (
          <>
            <Text tone="muted">{size ? words.hint : words.opening}</Text>
            <CropFrame
              picture={picture}
              size={size}
              shape={shape}
              place={place}
              onPlace={setPlace}
              onZoom={(by) => zoomTo((now) => now + by)}
              disabled={pending}
              words={words}
              pictureRef={image}
              {...handlers}
            />
            <div className={css.zoom}>
              <label htmlFor={zoomId}>{words.zoom}</label>
              <input
                id={zoomId}
                type="range"
                min={1}
                max={nearest}
                step={0.05}
                value={place.zoom}
                disabled={pending || !size}
                aria-valuetext={words.zoomText(formatShare(place.zoom, language))}
                className={css.zoomSlider}
                onChange={({ target }) => zoomTo(() => Number(target.value))}
              />
            </div>
          </>
        )}
      </Stack>
    </Dialog>
  );
}
