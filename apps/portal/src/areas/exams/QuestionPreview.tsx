import { questionQueries } from '@sen/api/resources/questions/questionQueries';
import { EmptyState } from '@sen/ui/EmptyState';
import { QuestionIcon } from '@sen/ui/icons';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Failed } from '../../patterns/Failed';
import { Loading } from '../../patterns/Loading';
import { QuestionDocument } from '../../patterns/questions/QuestionDocument';
import { formWords as words } from './words';

/** The question at hand in the picker, with its key; null before there is one. */
export function QuestionPreview({ id }: { id: string | null }) {
  const query = useQuery({
    ...questionQueries.detail(id ?? ''),
    enabled: id !== null,
    // The arrows move from question to question: the last one stays until the next is there.
    placeholderData: keepPreviousData,
  });
  if (id === null)
    return (
      <EmptyState icon={QuestionIcon} title={words('previewNone')}>
        {words('previewNoneText')}
      </EmptyState>
    );
  if (query.isPending) return <Loading titled />;
  // Never an error page: the exam being written is behind the picker.
  if (query.isError)
    return <Failed error={query.error} retrying={query.isFetching} onRetry={() => void query.refetch()} />;
  return <QuestionDocument key={query.data.data.id} question={query.data.data} asStudent={false} />;
}
