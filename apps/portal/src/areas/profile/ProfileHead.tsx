import type { Profile } from '@sen/api/contract/model';
import { Callout } from '@sen/ui/Callout';
import { Suspense, useRef, useState } from 'react';
import { flushSync } from 'react-dom';
import { lazyPart } from '../../app/chunks/lazyPart';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { PersonHead } from '../../patterns/people/PersonHead';
import { judgePicture } from '../../patterns/pictures/judgePicture';
import { PictureButtons } from './PictureButtons';
import { pictureKinds, type PictureKind } from './pictureKinds';
import { usePictureShown } from './usePictureShown';

/** Loaded on demand: viewing the page does not need the cropper. */
const PictureChange = lazyPart(async () => (await import('./PictureChange')).PictureChange);

interface Chosen {
  kind: PictureKind;
  file: File;
}

/** The user's own head section with the buttons that change picture and background. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const [chosen, setChosen] = useState<Chosen>();
  const [removing, setRemoving] = useState<PictureKind>();
  const [problem, setProblem] = useState<string>();
  const show = usePictureShown();
  const changeRefs = { avatar: useRef<HTMLButtonElement>(null), background: useRef<HTMLButtonElement>(null) };

  async function choose(kind: PictureKind, file: File): Promise<void> {
    setProblem(undefined);
    const refusal = await judgePicture(file);
    if (refusal === undefined) setChosen({ kind, file });
    else setProblem(refusal);
  }

  const buttons = (kind: PictureKind) => (
    <PictureButtons
      kind={kind}
      shown={profile[pictureKinds[kind].field] !== null}
      changeRef={changeRefs[kind]}
      onChoose={(file) => void choose(kind, file)}
      onRemove={() => {
        setProblem(undefined);
        setRemoving(kind);
      }}
    />
  );

  return (
    <>
      <PersonHead person={profile} backgroundTools={buttons('background')} avatarTools={buttons('avatar')}>
        {problem !== undefined && (
          <Callout tone="danger" live>
            {problem}
          </Callout>
        )}
      </PersonHead>
      {chosen && (
        <Suspense fallback={null}>
          <PictureChange {...chosen} onClose={() => setChosen(undefined)} />
        </Suspense>
      )}
      {removing && (
        <ConfirmAction
          title={pictureKinds[removing].removeAsked()}
          text={pictureKinds[removing].removeText()}
          confirmLabel={pictureKinds[removing].remove()}
          danger
          action={async () => show(await pictureKinds[removing].takeAway())}
          onDone={() => {
            flushSync(() => setRemoving(undefined));
            // The button that opened the dialog was removed with the picture.
            changeRefs[removing].current?.focus();
          }}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </>
  );
}
