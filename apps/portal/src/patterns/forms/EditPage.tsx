import type { Verdict } from '@sen/domain/errors/verdict';
import { PageFrame } from '@sen/ui/PageFrame';
import { useQuery, type QueryKey, type UseQueryOptions } from '@tanstack/react-query';
import { useState, type ReactNode } from 'react';
import { refusalText } from '../../words/refusalText';
import { Loaded } from '../Loaded';
import { RefusedPage } from '../RefusedPage';
import { useDocumentName } from '../useDocumentName';
import { FailedHeader, type FailedHeaderProps } from './FailedHeader';
import { formWords } from './formWords';

interface Edited {
  data: { id: string };
}

interface EditPageProps<Answer extends Edited, Key extends QueryKey> {
  query: UseQueryOptions<Answer, Error, Answer, Key>;
  /** What the browser's tab is called. */
  name: (thing: Answer['data']) => string;
  /**
   * Whether the thing is where the address says; if not, the page does not exist. Asked of the thing as it was first loaded: somebody
   * else may move it meanwhile, and what was typed stays.
   */
  belongs?: (thing: Answer['data']) => boolean;
  /** Who may edit it; whoever may not is told the rule, and led to the page where it is read. */
  guard?: { rule: (thing: Answer['data']) => Verdict; view: (thing: Answer['data']) => string };
  /** Title and way back of the page while it has failed. */
  failed?: FailedHeaderProps['header'];
  /** The form. */
  children: (thing: Answer['data']) => ReactNode;
}

/** A page that edits what the server has: loads it once, and refuses an address where it is not. */
export function EditPage<Answer extends Edited, Key extends QueryKey>({
  query: options,
  name,
  belongs = () => true,
  guard,
  failed,
  children,
}: EditPageProps<Answer, Key>) {
  // No refetch while editing: a save is based on the version that was loaded.
  const query = useQuery({ ...options, refetchOnWindowFocus: false });
  const thing: Answer['data'] | undefined = query.data?.data;
  const [first, setFirst] = useState<Answer['data']>();
  if (thing && first?.id !== thing.id) setFirst(thing);
  useDocumentName(thing ? name(thing) : '');
  const asked = first?.id === thing?.id ? first : thing;
  const isHere = asked !== undefined && belongs(asked);
  if (thing && isHere) {
    const verdict = guard?.rule(thing);
    if (!guard || verdict?.allowed !== false) return children(thing);
    return (
      <RefusedPage
        title={formWords('notYours', { name: name(thing) })}
        reason={refusalText(verdict)}
        to={{ href: guard.view(thing), label: formWords('readIt') }}
      />
    );
  }
  return (
    <PageFrame measure="sheet">
      <FailedHeader query={query} header={failed} />
      <Loaded query={query} belongs={() => isHere}>
        {() => null}
      </Loaded>
    </PageFrame>
  );
}
