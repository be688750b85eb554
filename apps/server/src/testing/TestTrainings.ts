import type { Answer, Problem, TrainingDraft } from '@sen/api/contract/model';
import { demoCompany, people } from '@sen/api/fixtures/people';
import { questionSamples } from '@sen/api/fixtures/questions';
import { insertTraining } from './insertTraining.ts';
import { Sitting } from './Sitting.ts';
import { TestApp } from './TestApp.ts';

type Person = keyof typeof people;

/** A product with the demo organisation, and the calls that tests of trainings make. */
export class TestTrainings {
  readonly app: TestApp;

  private constructor(app: TestApp) {
    this.app = app;
  }

  static async start(): Promise<TestTrainings> {
    return new TestTrainings(await TestApp.start({ demo: true }));
  }

  hours(count: number): Date {
    return new Date(this.app.clock.now().getTime() + count * 3_600_000);
  }

  time(count: number): string {
    return this.hours(count).toISOString();
  }

  draftOf(change: Partial<TrainingDraft> = {}): TrainingDraft {
    return {
      name: 'Tập huấn sơ cứu',
      subject: 'An toàn lao động',
      description: 'Thực hành tại xưởng.',
      province: 'Đồng Nai',
      address: 'Nhà máy 2, KCN Biên Hòa',
      contact_name: 'Chị Hạnh',
      budget: 1500,
      count_student: 30,
      teacher_ids: [people.teacher.id],
      student_ids: [people.student.id],
      survey_ids: ['1', '1'],
      start_time: this.time(1),
      end_time: this.time(9),
      start_time_pretest: this.time(0.5),
      start_time_posttest: this.time(8),
      ...change,
    };
  }

  save(body: TrainingDraft, as: Person = 'teacher') {
    return this.app.call<Answer<'saveTraining'> & Problem>('saveTraining', as, { body });
  }

  read(id: string, as: Person = 'teacher') {
    return this.app.call<Answer<'getTraining'>>('getTraining', as, { path: { id } });
  }

  onTime(meeting_id: string, kind: 'pretest' | 'posttest' = 'pretest') {
    return this.app.call<Answer<'checkMeetingTime'> & Problem>('checkMeetingTime', 'student', {
      body: { meeting_id, kind },
    });
  }

  resultOf(id: string, as: Person, of: Person = 'student') {
    return this.app.call<Answer<'getTrainingResult'>>('getTrainingResult', as, {
      path: { id, user_id: people[of].id },
    });
  }

  /** A training of the first exam whose pretest is open. */
  running(students: readonly string[] = [people.student.id, people.otherStudent.id]) {
    return insertTraining(this.app.database, {
      company_id: demoCompany.id,
      name: 'Tập huấn đang diễn ra',
      teachers: [people.teacher.id],
      students,
      exams: ['1', '1'],
      starts_at: this.hours(-1),
      between: this.hours(2),
      ends_at: this.hours(10),
    });
  }

  async sit(assignment: string, who: 'student' | 'otherStudent', isRight: boolean): Promise<void> {
    const sitting = await Sitting.begin(this.app, who, assignment);
    await sitting.save(
      sitting.questions.map(({ id, content }) => ({
        question_id: id,
        answer: questionSamples[content.type][isRight ? 'right' : 'wrong'],
      })),
    );
    await sitting.submit();
  }
}
