import { ApiError } from '@sen/api/client/ApiError';
import { classQueries } from '@sen/api/resources/classes/classQueries';
import { trainingQueries } from '@sen/api/resources/trainings/trainingQueries';
import { assignedExams } from '@sen/domain/classes/assignedExams';
import { useQuery } from '@tanstack/react-query';
import { testName } from '../../words/testName';

interface MarkedGroup {
  /** Undefined until it is known. */
  name: string | undefined;
  exams: { id: string; name: string }[] | undefined;
  isTraining: boolean;
}

/** The class or the training whose submissions are marked. */
export function useMarkedGroup(id: string): MarkedGroup {
  const classroom = useQuery(classQueries.detail(id));
  const isTraining = classroom.error instanceof ApiError && classroom.error.code === 'classIsTraining';
  const training = useQuery({ ...trainingQueries.detail(id), enabled: isTraining });
  const tests = training.data?.data.tests ?? (classroom.data && assignedExams(classroom.data.data));
  return {
    name: training.data?.data.name ?? classroom.data?.data.classroom_name,
    exams: tests?.map((test) => ({ id: test.id, name: testName(test) })),
    isTraining,
  };
}
