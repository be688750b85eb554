import type { Badge } from '@sen/api/contract/model';
import { badgeQueries } from '@sen/api/resources/badges/badgeQueries';
import { useMemo } from 'react';
import { useUser } from '../../app/session/useUser';
import { EditPage } from '../../patterns/forms/EditPage';
import { FormPage } from '../../patterns/forms/FormPage';
import { viewHref } from './badgeActions';
import { BadgeEditor } from './BadgeEditor';
import { badgeReaders, formOf } from './badgeForm';
import { words } from './words';

/** Edits a badge. */
export function BadgeEditPage({ params: { coid, arid } }: { params: { coid: string; arid: string } }) {
  return (
    <EditPage
      query={badgeQueries.detail(arid)}
      name={({ name }) => name}
      belongs={({ company_id }) => company_id === coid}
    >
      {(badge) => <EditedBadge key={badge.id} badge={badge} />}
    </EditPage>
  );
}

function EditedBadge({ badge }: { badge: Badge }) {
  const user = useUser();
  const initial = useMemo(() => formOf(badge), [badge]);
  const back = { href: viewHref(badge), label: badge.name };
  return (
    <FormPage
      title={words('editing', { name: badge.name })}
      back={back}
      draftKey={`${user.id}:badge:${badge.id}`}
      base={String(badge.version)}
      initial={initial}
      readers={badgeReaders}
    >
      {(work) => <BadgeEditor work={work} companyId={badge.company_id} badge={badge} back={back.href} />}
    </FormPage>
  );
}
