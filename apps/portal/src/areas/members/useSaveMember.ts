import type { Member } from '@sen/api/contract/model';
import { memberMutations } from '@sen/api/resources/users/memberMutations';
import { memberQueries } from '@sen/api/resources/users/memberQueries';
import { showToast } from '@sen/ui/Toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'wouter';
import { serverFieldErrors } from '../../app/errors/serverFieldErrors';
import { useUser } from '../../app/session/useUser';
import type { FormWork } from '../../patterns/FormPage';
import { href } from '../../routes/paths';
import { formWords as words } from './formWords';
import { draftOf, memberErrors, type MemberForm } from './memberForm';

const noErrors: Readonly<Record<string, string>> = {};

interface SaveMember {
  /** What is wrong, by field: by our own rules, or as the server said. */
  errors: Readonly<Record<string, string>>;
  /** Why the server did not save it. */
  refusal: Error | null;
  pending: boolean;
  save: () => void;
}

/** Checks the form by the rules, sends it, says what follows from it, and goes to the member. @param today 'yyyy-mm-dd' */
export function useSaveMember(
  { value, done }: FormWork<MemberForm>,
  today: string,
  member?: Member,
): SaveMember {
  const actor = useUser();
  const queries = useQueryClient();
  const [, navigate] = useLocation();
  const [found, setFound] = useState(noErrors);
  const draft = draftOf(value);

  const saving = useMutation({
    mutationFn: (body: NonNullable<typeof draft>) =>
      member ? memberMutations.edit(member.id, body) : memberMutations.add(body),
    meta: { quiet: true },
    onError: (error) => setFound(serverFieldErrors(error)),
    onSuccess: async ({ data: saved }) => {
      await done();
      showToast({ tone: 'success', text: savedText(saved, member) });
      void queries.invalidateQueries({ queryKey: memberQueries.all() });
      navigate(href('memberView', { uid: saved.id }));
    },
  });

  function save(): void {
    const errors = memberErrors(value, { actor, member, today });
    setFound(errors ?? noErrors);
    saving.reset();
    if (!errors && draft) saving.mutate(draft);
  }

  return { errors: found, refusal: saving.error, pending: saving.isPending, save };
}

function savedText({ name, email, status, role, company_id }: Member, before: Member | undefined): string {
  if (!before) return words('added', { name, email });
  if (before.role !== role || before.company_id !== company_id) return words('savedSignedOut', { name });
  const isSent = status === 'inactive' && before.email !== email;
  return isSent ? words('savedAndSent', { email }) : words('saved', { name });
}
