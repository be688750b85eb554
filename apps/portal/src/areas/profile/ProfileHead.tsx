import type { Profile } from '@sen/api/contract/model';
import { Avatar } from '@sen/ui/Avatar';
import { Callout } from '@sen/ui/Callout';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { ConfirmAction } from '../../patterns/ConfirmAction';
import { roleLabel } from '../../words/labels';
import { judgePicture } from './judgePicture';
import { PictureButtons } from './PictureButtons';
import { pictureKinds, type PictureKind } from './pictureKinds';
import * as css from './ProfileHead.css';
import { usePictureShown } from './usePictureShown';

/** Who only looks at the own page does not load what cuts pictures. */
const PictureChange = lazyPart(async () => (await import('./PictureChange')).PictureChange);

interface Chosen {
  kind: PictureKind;
  file: File;
}

/** The person as others see him or her: name, picture and background, which are changed here. */
export function ProfileHead({ profile }: { profile: Profile }) {
  const { name, role, avatar, bg_img } = profile;
  const [chosen, setChosen] = useState<Chosen>();
  const [removing, setRemoving] = useState<PictureKind>();
  const [problem, setProblem] = useState<string>();
  const show = usePictureShown();

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
      onChoose={(file) => void choose(kind, file)}
      onRemove={() => {
        setProblem(undefined);
        setRemoving(kind);
      }}
    />
  );

  return (
    <div className={css.head}>
      <div className={css.banner} data-empty={bg_img === null || undefined}>
        {bg_img !== null && <img src={bg_img} alt="" className={css.bannerPicture} />}
        <div className={css.bannerTools}>{buttons('background')}</div>
      </div>
      <div className={css.person}>
        <div className={css.portrait}>
          <Avatar name={name} src={avatar ?? undefined} size="portrait" />
        </div>
        <div className={css.names}>
          <Stack gap="none">
            <Text as="strong" size="large" weight="semibold">
              {name}
            </Text>
            <Text tone="muted">{roleLabel(role)}</Text>
          </Stack>
        </div>
        <div className={css.tools}>{buttons('avatar')}</div>
      </div>
      {problem !== undefined && (
        <div className={css.problem}>
          <Callout tone="danger" live>
            {problem}
          </Callout>
        </div>
      )}
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
          onDone={() => setRemoving(undefined)}
          onCancel={() => setRemoving(undefined)}
        />
      )}
    </div>
  );
}
