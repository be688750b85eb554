import { documentMutations } from '@sen/api/resources/documents/documentMutations';
import { documentQueries } from '@sen/api/resources/documents/documentQueries';
import { CopyIcon } from '@sen/ui/icons';
import { newId } from '../../app/newId';
import type { Action } from '../../patterns/actions/Action';
import { words } from './words';

/** Copying what others share into the own documents. */
export function copyActions(): Action<{ id: string }>[] {
  return [
    {
      id: 'copy',
      icon: CopyIcon,
      label: words('copyToOwn'),
      bulk: true,
      run: (ids) => documentMutations.copy(ids, null, newId),
      done: (count) => words('copied', { count }),
      invalidates: [documentQueries.all()],
    },
  ];
}
