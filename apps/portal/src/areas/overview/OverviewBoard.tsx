import type { ShownBanner } from '@sen/api/contract/model';
import type { ReactNode } from 'react';
import { BannerCarousel } from '../../patterns/banners/BannerCarousel';
import { Board } from '../../patterns/board/Board';

interface OverviewBoardProps {
  banners: readonly ShownBanner[];
  aside?: ReactNode;
  children: ReactNode;
}

/** How high the banners are, in rows of a section. */
export const bannerRows = (banners: readonly ShownBanner[]) => (banners.length > 0 ? 3 : 0);

/** A board whose second column begins with the banners: beside what waits for the user, or below it, never above. */
export function OverviewBoard({ banners, aside, children }: OverviewBoardProps) {
  if (banners.length === 0) return <Board aside={aside}>{children}</Board>;
  return (
    <Board
      aside={
        <>
          <BannerCarousel key={banners.length} banners={banners} />
          {aside}
        </>
      }
    >
      {children}
    </Board>
  );
}
