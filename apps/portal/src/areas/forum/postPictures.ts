import { forumMutations } from '@sen/api/resources/forum/forumMutations';
import type { RichTextPictures } from '@sen/ui/RichTextEditor';
import { loadChunk } from '../../app/chunks/loadChunk';
import { errorText } from '../../app/errors/errorText';
import { pictureTypes } from '../../patterns/pictures/pictureTypes';

/** Pictures of texts are files of the product. */
export const ownOrigin: readonly string[] = [location.origin];

const loadJudge = () =>
  loadChunk(async () => (await import('../../patterns/pictures/judgePicture')).judgePicture);

/** How topics and replies get pictures. */
const pictures: RichTextPictures = {
  accept: pictureTypes,
  async onAdd(file) {
    const judgePicture = await loadJudge();
    const refusal = await judgePicture(file);
    if (refusal !== undefined) throw new Error(refusal);
    try {
      const { url, width, height } = (await forumMutations.addPicture(file)).data;
      return { src: url, width, height };
    } catch (error) {
      // One that never reached the server has no message of its own.
      throw error instanceof Error ? new Error(errorText(error), { cause: error }) : error;
    }
  },
};

/** What the editor of a topic or a reply needs for its pictures. */
export const withPictures = { imageOrigins: ownOrigin, pictures } as const;
