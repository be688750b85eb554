import { seededRandom } from '@sen/domain/attempts/random';
import { administrator } from './catalogue.ts';
import type { Calendar } from './calendar.ts';
import type { PlannedClass } from './planClasses.ts';
import { randomId } from './randomId.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';
import type { Employee } from './workforce.ts';

/** Who writes: the lecturer, or a student of the class by place; on which day, at which hour, and what. */
type Line = readonly [from: 'teacher' | number, day: number, hour: number, text: string];

const ofClass: readonly Line[] = [
  ['teacher', -9, 8.5, 'Chào cả lớp. Các bạn có thắc mắc về bài giảng cứ hỏi ở nhóm này.'],
  [0, -9, 9.1, 'Em chào thầy cô ạ.'],
  [1, -9, 9.4, 'Bài kiểm tra giữa khóa gồm những chương nào ạ?'],
  ['teacher', -9, 10.2, 'Chương 1 đến chương 3. Các bạn ôn theo đề cương đã phát nhé.'],
  [2, -3, 19.5, 'Bạn nào ghi chép buổi hôm nay cho mình xin với.'],
  [0, -3, 20.1, 'Mình có, lát nữa mình gửi.'],
  ['teacher', -1, 16, 'Ngày mai lớp học ở phòng lớn tầng 2, các bạn đến sớm 10 phút nhé.'],
];

const ofStudent: readonly Line[] = [
  [0, -4, 20, 'Em chào thầy cô. Mai em phải trực nên xin nghỉ một buổi ạ.'],
  ['teacher', -4, 20.4, 'Được em. Em xem lại bài giảng trên hệ thống rồi làm bài tập nhé.'],
  [0, -1, 21, 'Em xem xong bài 4 rồi ạ. Phần cuối em chưa hiểu, buổi sau em hỏi thêm được không ạ?'],
];

const ofAdministrator = 'Nhờ thầy cô gửi giúp danh sách học viên vắng tuần này trước thứ Sáu.';

/**
 * What is written in the groups of the first classes that run, and to the lecturer whom one tries out. Who writes has read what was
 * written before; the newest is unread.
 */
export function chatSteps(calendar: Calendar, classes: readonly PlannedClass[]): Step[] {
  const running = classes.filter(({ state, place }) => state === 'running' && place < 2);
  const [first] = running;
  return [
    ...running.flatMap((planned) =>
      ofClass.map((line, index) =>
        stepOf(calendar, line, (stage) => writeToClass(stage, planned, line, index)),
      ),
    ),
    ...(first ? directSteps(calendar, first) : []),
  ].filter(({ at }) => calendar.isPast(at));
}

function directSteps(calendar: Calendar, { teacher, students }: PlannedClass): Step[] {
  const [student] = students;
  if (!student) return [];
  return [
    ...ofStudent.map((line, index) => {
      const people = line[0] === 'teacher' ? ([teacher, student] as const) : ([student, teacher] as const);
      return stepOf(calendar, line, (stage) => write(stage, people, line[3], `direct ${index}`));
    }),
    {
      at: calendar.at(-1, 9),
      run: (stage) => write(stage, [administrator, teacher], ofAdministrator, 'administrator'),
    },
  ];
}

const stepOf = (calendar: Calendar, [, day, hour]: Line, run: Step['run']): Step => ({
  at: calendar.at(day, hour),
  run,
});

type Writer = Employee | typeof administrator;

async function write(
  stage: Stage,
  [from, to]: readonly [Writer, Writer],
  body: string,
  name: string,
): Promise<void> {
  const [receiver_id = '0'] = await stage.idsOf([to.code]);
  const client_id = randomId(seededRandom(`message ${name}`));
  const caller = await stage.as(from);
  const { data } = await stage.call('sendMessage', caller, {
    body: { receiver_id, is_attachment: 0, body, client_id },
  });
  await stage.call('seeDirectMessages', caller, {
    path: { id: receiver_id },
    body: { number: data.number },
  });
}

async function writeToClass(
  stage: Stage,
  { code, teacher, students }: PlannedClass,
  [from, , , body]: Line,
  index: number,
): Promise<void> {
  const writer = from === 'teacher' ? teacher : students[from];
  if (!writer) return;
  const client_id = randomId(seededRandom(`message ${code} ${index}`));
  const caller = await stage.as(writer);
  const conversation_id = await groupOf(stage, code);
  const { data } = await stage.call('sendMessage', caller, {
    body: { conversation_id, is_attachment: 0, body, client_id },
  });
  await stage.call('seeGroupMessages', caller, {
    path: { id: conversation_id },
    body: { number: data.number },
  });
}

/** The group that came with the class. */
async function groupOf(stage: Stage, code: string): Promise<string> {
  const { id } = await stage.transaction
    .selectFrom('conversation')
    .select('id')
    .where('classroom_id', '=', stage.ref(`class ${code}`))
    .executeTakeFirstOrThrow();
  return id;
}
