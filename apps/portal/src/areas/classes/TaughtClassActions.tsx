import type { Class } from '@sen/api/contract/model';
import { Badge } from '@sen/ui/Badge';
import { Button } from '@sen/ui/Button';
import { ButtonLink } from '@sen/ui/ButtonLink';
import { Icon } from '@sen/ui/Icon';
import { AddIcon, MarkingIcon } from '@sen/ui/icons';
import { Suspense, useState } from 'react';
import { lazyPart } from '../../app/chunks/lazyPart';
import { href } from '../../routes/paths';
import { formatNumber } from '../../words/formats';
import { words } from './words';

const AssignDialog = lazyPart(async () => (await import('./AssignDialog')).AssignDialog);

/** The actions that the class allows its teacher or manager now. */
export function TaughtClassActions({ classroom }: { classroom: Class }) {
  const [assigning, setAssigning] = useState(false);
  const waiting = classroom.surveys.reduce((sum, { waiting_count: count = 0 }) => sum + count, 0);
  return (
    <>
      {classroom.may_mark && (
        <ButtonLink
          href={href('marking', { cid: classroom.id })}
          icon={<Icon of={MarkingIcon} />}
          iconEnd={
            waiting > 0 && (
              <Badge tone="attention" weight="solid">
                {formatNumber(waiting)}
              </Badge>
            )
          }
        >
          {words('mark')}
        </ButtonLink>
      )}
      {classroom.may_assign && (
        <Button variant="primary" icon={<Icon of={AddIcon} />} onPress={() => setAssigning(true)}>
          {words('assign')}
        </Button>
      )}
      {assigning && (
        <Suspense>
          <AssignDialog classroom={classroom} onClose={() => setAssigning(false)} />
        </Suspense>
      )}
    </>
  );
}
