import { Icon } from '@sen/ui/Icon';
import { CourseIcon } from '@sen/ui/icons';
import * as css from './CourseBanner.css';

interface CourseBannerProps {
  courseId: string;
  banner: string | null;
}

const grounds = ['leaf', 'sky', 'sand', 'lagoon', 'petal'] as const;

/** The banner of a course, or a cover whose colour follows from the course, so that it is the same everywhere. */
export function CourseBanner({ courseId, banner }: CourseBannerProps) {
  if (banner !== null) return <img src={banner} alt="" className={css.banner} />;
  const ground = grounds[Number(courseId.slice(-3)) % grounds.length] ?? 'leaf';
  return (
    <div className={`${css.cover} ${css.grounds[ground]}`}>
      <Icon of={CourseIcon} size="large" />
    </div>
  );
}
