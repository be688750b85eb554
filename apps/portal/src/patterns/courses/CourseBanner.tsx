import { Icon } from '@sen/ui/Icon';
import { CourseIcon } from '@sen/ui/icons';
import * as css from './CourseBanner.css';

/** The banner of a course, or its place. */
export function CourseBanner({ banner }: { banner: string | null }) {
  if (banner !== null) return <img src={banner} alt="" className={css.banner} />;
  return (
    <div className={css.noBanner}>
      <Icon of={CourseIcon} size="large" />
    </div>
  );
}
