import type { Answer } from '@sen/api/contract/model';
import { profileQueries } from '@sen/api/resources/profile/profileQueries';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { showToast } from '@sen/ui/Toast';
import { useQueryClient } from '@tanstack/react-query';
import { confirmUser, currentSession } from '../../app/session/session';

/** Shows the server's new pictures on this page and in the bars, and invalidates the lists. */
export function usePictureShown(): (answer: Answer<'saveAvatar'>) => void {
  const queries = useQueryClient();
  return (answer) => {
    const { avatar, bg_img } = answer.data;
    queries.setQueryData(profileQueries.own().queryKey, answer);
    void queries.invalidateQueries({ queryKey: memberQueries.all() });
    const session = currentSession();
    if (session) confirmUser({ ...session.user, avatar, bg_img });
    if (answer.message) showToast({ tone: 'success', text: answer.message });
  };
}
