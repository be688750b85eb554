import type { Query, Role } from '@sen/api/contract/model';
import { memberMutations } from '@sen/api/resources/users/memberMutations';
import { can } from '@sen/domain/access/can';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { DownloadIcon, UploadIcon } from '@sen/ui/icons';
import { useState } from 'react';
import { showRefusal } from '../../app/errors/showRefusal';
import { saveFile } from '../../app/saveFile';
import { useUser } from '../../app/session/useUser';
import { mayOpen } from '../../routes/navigation';
import { href } from '../../routes/paths';
import { words } from './words';

/** Whether the role has any of these actions. */
export function mayUseFiles(role: Role): boolean {
  return can(role, 'member.export') || mayOpen(role, 'memberImport');
}

/** Links to the import, and the export of the current list. */
export function MembersByFile({
  query: { page: _page, limit: _limit, ...shown },
}: {
  query: Query<'listMembers'>;
}) {
  const user = useUser();
  const [fetching, setFetching] = useState(false);

  async function give(): Promise<void> {
    setFetching(true);
    try {
      const file: unknown = await memberMutations.export({ ...shown, format: 'xlsx' });
      if (file instanceof Blob) saveFile(`${words('exportName')}.xlsx`, file);
    } catch (error) {
      showRefusal(error);
    }
    setFetching(false);
  }

  return (
    <>
      {can(user.role, 'member.export') && (
        <Button icon={<Icon of={DownloadIcon} />} pending={fetching} onPress={() => void give()}>
          {words('export')}
        </Button>
      )}
      {mayOpen(user.role, 'memberImport') && (
        <ButtonLink icon={<Icon of={UploadIcon} />} href={href('memberImport')}>
          {words('importFile')}
        </ButtonLink>
      )}
    </>
  );
}
