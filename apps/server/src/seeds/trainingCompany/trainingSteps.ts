import type { MeetingKind } from '@sen/api/contract/model';
import { drawn, seededRandom } from '@sen/domain/attempts/random';
import { testKinds } from '@sen/domain/trainings/checkTraining';
import { after, type Calendar } from './calendar.ts';
import { administrator, courses } from './catalogue.ts';
import { groupSize, groupsOf, sit, type Sitter, skillOf } from './sittingSteps.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';
import { type Employee, isActive, joinDay, roleCounts } from './workforce.ts';

interface CatalogueTraining {
  /** Of the course whose exam is asked before and after. */
  bank: string;
  name: string;
  subject: string;
  description: string;
  address: string;
  province: string;
  contact_name: string;
  budget: number;
  /** In days from the end of the year. */
  starts: number;
  size: number;
}

/** Trainings at the company's sites, outside its courses: the first two are over, one is between its tests, one is to come. */
const trainings: readonly CatalogueTraining[] = [
  {
    bank: 'Phòng cháy chữa cháy',
    name: 'Diễn tập chữa cháy kho vận Gia Lâm',
    subject: 'Phòng cháy chữa cháy',
    description:
      'Học cách đọc sơ đồ thoát nạn và dùng bình chữa cháy, sau đó diễn tập báo cháy giả định ở kho số 3.',
    address: 'Kho số 3, Khu công nghiệp Phú Thị, Gia Lâm',
    province: 'Hà Nội',
    contact_name: 'Ngô Văn Quyết, 0904 118 227',
    budget: 1_600,
    starts: -96,
    size: 22,
  },
  {
    bank: 'Chăm sóc khách hàng',
    name: 'Tập huấn xử lý khiếu nại cho chi nhánh Đà Nẵng',
    subject: 'Chăm sóc khách hàng',
    description: 'Phân loại khiếu nại, xin lỗi đúng cách và theo dõi sau xử lý. Đóng vai theo cuộc gọi thật.',
    address: 'Văn phòng chi nhánh, 84 Bạch Đằng, Hải Châu',
    province: 'Đà Nẵng',
    contact_name: 'Lê Thị Bích Trâm, 0935 441 902',
    budget: 2_100,
    starts: -33,
    size: 16,
  },
  {
    bank: 'An toàn lao động',
    name: 'Làm việc trên cao cho đội lắp dựng',
    subject: 'An toàn lao động',
    description:
      'Kiểm tra dây đai, giàn giáo và thang trước ca. Ngày thứ hai thực hành cứu người treo trên dây đai.',
    address: 'Công trường Nam Thăng Long, cổng số 2',
    province: 'Hà Nội',
    contact_name: 'Phạm Quốc Huy, 0988 730 164',
    budget: 1_250,
    starts: -1,
    size: 14,
  },
  {
    bank: 'An toàn thông tin',
    name: 'Nhận biết thư lừa đảo cho khối văn phòng',
    subject: 'An toàn thông tin',
    description: 'Thực hành trên thư thật đã ẩn danh, cách báo phòng Công nghệ thông tin và khóa tài khoản.',
    address: 'Hội trường tầng 5, Tòa nhà Sông Hồng, 165 Thái Hà',
    province: 'Hà Nội',
    contact_name: 'Vũ Hoàng Nam, 0912 603 485',
    budget: 400,
    starts: 11,
    size: 30,
  },
];

interface PlannedTraining extends CatalogueTraining {
  key: string;
  exam: string;
  teacher: Employee;
  students: readonly Employee[];
}

/** What happened in the trainings: their people, and who sat the tests before and after. */
export function trainingSteps(calendar: Calendar, employees: readonly Employee[]): Step[] {
  return planTrainings(employees).flatMap((planned): Step[] => {
    const made = calendar.at(Math.min(planned.starts - 9, -3), 15);
    const steps = [
      { at: made, run: (stage: Stage) => addTraining(stage, calendar, planned) },
      ...testKinds.flatMap((kind) => sittings(calendar, planned, kind)),
    ];
    return steps.filter(({ at }) => calendar.isPast(at));
  });
}

function planTrainings(employees: readonly Employee[]): PlannedTraining[] {
  const count = employees.length;
  const teachers = employees.slice(0, roleCounts(count).teacher);
  const active = employees.flatMap((employee, index) =>
    employee.role === 'student' && isActive(index, count)
      ? [{ employee, joined: joinDay(index, count) }]
      : [],
  );
  // Who looks at the company as its first student and its first lecturer finds them all.
  const [first, ...others] = active;
  const [teacher] = teachers;
  if (!first || !teacher) throw new Error('The company has nobody to train.');
  return trainings.map((training, index) => {
    const course = courses.find(({ bank }) => bank === training.bank);
    if (!course) throw new Error(`No course has questions on “${training.bank}”.`);
    const known = others.filter(({ joined }) => joined < training.starts - 10);
    const students = drawn(known, training.size - 1, seededRandom(`training ${training.name}`));
    return {
      ...training,
      key: `training ${index}`,
      exam: `exam ${course.code} mid`,
      teacher,
      students: [first, ...students].map(({ employee }) => employee),
    };
  });
}

/** The pretest opens the morning before; the posttest in the afternoon of the second day. */
function opening(calendar: Calendar, { starts }: CatalogueTraining, kind: MeetingKind): Date {
  return kind === 'pretest' ? calendar.at(starts - 1, 8) : calendar.at(starts + 2, 14);
}

async function addTraining(stage: Stage, calendar: Calendar, planned: PlannedTraining): Promise<void> {
  const { key, exam, teacher, students, starts, name, subject, description, address, province } = planned;
  const survey = stage.ref(exam);
  const { data } = await stage.call('saveTraining', await stage.as(administrator), {
    body: {
      name,
      subject,
      description,
      address,
      province,
      contact_name: planned.contact_name,
      budget: planned.budget,
      count_student: planned.size,
      teacher_ids: await stage.idsOf([teacher.code]),
      student_ids: await stage.idsOf(students.map(({ code }) => code)),
      survey_ids: [survey, survey],
      start_time: calendar.at(starts, 8).toISOString(),
      end_time: calendar.at(starts + 3, 17).toISOString(),
      start_time_pretest: opening(calendar, planned, 'pretest').toISOString(),
      start_time_posttest: opening(calendar, planned, 'posttest').toISOString(),
    },
  });
  for (const { id, meeting } of data.tests) if (meeting) stage.made[`${key} ${meeting.kind}`] = id;
}

/** Most sit it, in groups: before the training they know less than after it. */
function sittings(calendar: Calendar, planned: PlannedTraining, kind: MeetingKind): Step[] {
  const { key, exam, bank, students } = planned;
  const random = seededRandom(`${key} ${kind}`);
  const sitters = students
    .filter(() => random() < 0.9)
    .map((student): Sitter => ({
      student,
      knows: skillOf(student) + (kind === 'pretest' ? -0.3 : 0.12),
      forgets: false,
      attempt: 1,
    }));
  const opens = opening(calendar, planned, kind);
  return groupsOf(sitters, groupSize).map((group, index): Step => {
    const at = after(opens, 20 + index * 25);
    const sat = { exam, assignment: `${key} ${kind}`, minutes: 20, bank };
    return { at, run: (stage) => sit(stage, sat, { group, at }) };
  });
}
