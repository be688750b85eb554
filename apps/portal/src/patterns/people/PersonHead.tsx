import type { Role } from '@sen/api/contract/model';
import { Avatar } from '@sen/ui/Avatar';
import { Stack } from '@sen/ui/Stack';
import { Text } from '@sen/ui/Text';
import type { ReactNode } from 'react';
import { roleLabel } from '../../words/labels';
import * as css from './PersonHead.css';

interface PersonHeadProps {
  person: { name: string; role: Role; avatar: string | null; bg_img: string | null };
  /** Whether it says the name, which the title of a page may say already. */
  named?: boolean;
  /** Buttons for the background and the picture. */
  backgroundTools?: ReactNode;
  avatarTools?: ReactNode;
  /** Shown below them. */
  children?: ReactNode;
}

/** A person as others see them: picture, background, name and role. */
export function PersonHead({
  person,
  named = true,
  backgroundTools,
  avatarTools,
  children,
}: PersonHeadProps) {
  const { name, role, avatar, bg_img } = person;
  // An empty band is only there to be filled.
  const hasBanner = bg_img !== null || backgroundTools !== undefined;
  return (
    <div className={css.head} data-bare={(!hasBanner && !named) || undefined}>
      {hasBanner && (
        <div className={css.banner} data-empty={bg_img === null || undefined}>
          {bg_img !== null && <img src={bg_img} alt="" className={css.bannerPicture} />}
          <div className={css.bannerTools}>{backgroundTools}</div>
        </div>
      )}
      <div className={css.person}>
        <div className={css.portrait}>
          <Avatar name={name} src={avatar ?? undefined} size={hasBanner ? 'portrait' : 'large'} />
        </div>
        <div className={css.names}>
          <Stack gap="none">
            {named && (
              <Text as="strong" size="large" weight="semibold">
                {name}
              </Text>
            )}
            <Text tone={named ? 'muted' : undefined}>{roleLabel(role)}</Text>
          </Stack>
        </div>
        <div className={css.tools}>{avatarTools}</div>
      </div>
      <div className={css.below}>{children}</div>
    </div>
  );
}
