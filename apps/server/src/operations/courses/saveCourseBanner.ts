import { found } from '../../errors/RefusalError.ts';
import type { Handler } from '../Operation.ts';
import { takePicture } from '../files/takePicture.ts';
import { changeBanner, editableCourse } from './changeBanner.ts';

/** Twice the largest size at which a banner is shown, in pixels: section 3's recommended size. */
const bannerBox = { width: 1518, height: 751 };

export const saveCourseBanner: Handler<'saveCourseBanner'> = async (
  { path: { id }, files, caller, now },
  services,
) => {
  // Before the picture is stored: who may not change the course stores nothing.
  await editableCourse(services.database, id, caller);
  const picture = await takePicture(files.get('banner'), { field: 'banner', box: bannerBox }, services, now);
  return { data: found(await changeBanner({ id, caller, now }, picture, services)) };
};
