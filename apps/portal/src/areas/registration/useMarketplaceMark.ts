import type { User } from '@sen/api/contract/model';
import { registrationMutations } from '@sen/api/resources/registration/registrationMutations';
import { emailOf } from '@sen/domain/users/emailOf';
import { useMutation } from '@tanstack/react-query';
import { useEffect } from 'react';
import { confirmUser } from '../../app/session/session';
import { forgetMarketplace, recallMarketplace } from '../../app/session/tabMemory';

/** Records once that the marketplace has sent this user; the redirect also happens once. */
export function useMarketplaceMark(user: User): void {
  const { mutate } = useMutation({
    mutationFn: () => registrationMutations.markMarketplace(),
    meta: { quiet: true },
    onSuccess: () => confirmUser({ ...user, marketplace: true }),
  });
  useEffect(() => {
    const sentAs = recallMarketplace();
    if (sentAs === null || emailOf(sentAs) !== emailOf(user.email)) return;
    forgetMarketplace();
    if (!user.marketplace) mutate();
  }, [user, mutate]);
}
