import type { Member } from '@sen/api/contract/model';
import { companyQueries } from '@sen/api/resources/companies/companyQueries';
import { memberMutations } from '@sen/api/resources/users/memberMutations';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { useUser } from '../../app/session/useUser';
import type { FormWork } from '../../patterns/forms/FormPage';
import { useOpenSaved } from '../../patterns/forms/useOpenSaved';
import { useSave, type Save } from '../../patterns/forms/useSave';
import { href } from '../../routes/paths';
import { formWords as words } from './formWords';
import { draftOf, memberErrors, type MemberForm } from './memberForm';

/**
 * Saves a member, shows what follows from it, and opens the member's page.
 * @param today 'yyyy-mm-dd'
 */
export function useSaveMember({ value, forget }: FormWork<MemberForm>, today: string, member?: Member): Save {
  const actor = useUser();
  const openSaved = useOpenSaved();
  return useSave({
    value,
    check: (form) => memberErrors(form, { actor, member, today }),
    send: async (form) => {
      const draft = draftOf(form);
      if (!draft) throw new Error('memberErrors lets no member through without a role.');
      return (await (member ? memberMutations.edit(member.id, draft) : memberMutations.add(draft))).data;
    },
    // A unit's page names its administrators.
    invalidates: [memberQueries.all(), companyQueries.all()],
    toast: (saved) => savedText(saved, member),
    forget: () => forget(),
    onSaved: ({ id }) => openSaved(href('memberView', { uid: id })),
  });
}

function savedText({ name, email, status, role, company_id }: Member, before: Member | undefined): string {
  if (!before) return words('added', { name, email });
  if (before.role !== role || before.company_id !== company_id) return words('savedSignedOut', { name });
  const isSent = status === 'inactive' && before.email !== email;
  return isSent ? words('savedAndSent', { email }) : words('saved', { name });
}
