import { seededRandom } from '@sen/domain/attempts/random';
import { fold } from '@sen/domain/text/fold';
import { insertRequest } from '../../store/registration/requests.ts';
import { insertApplicant } from '../../store/registration/signUps.ts';
import { activate } from '../../store/users/activationLinks.ts';
import { after, type Calendar } from './calendar.ts';
import { administrator } from './catalogue.ts';
import { fullName } from './names.ts';
import type { PlannedClass } from './planClasses.ts';
import type { Stage } from './Stage.ts';
import type { Step } from './Step.ts';

const reason =
  'Khóa học này chỉ dành cho nhân viên của các đơn vị trong hệ thống Sông Hồng. Mời bạn đăng ký lớp mở vào quý sau.';

/** People from outside who asked to be let in by the link: most were put into a class, one in five was denied, the newest wait. */
export function registrationSteps(
  calendar: Calendar,
  classes: readonly PlannedClass[],
  passwordHash: string,
): Step[] {
  const running = classes.find(({ state, place }) => state === 'running' && place === 1);
  if (!running) return [];
  const opened: Step = {
    at: calendar.at(-60, 9),
    run: async (stage) => {
      await stage.call('setRegistrationLink', await stage.as(administrator), {
        path: { id: stage.unit },
        body: { open: true },
      });
    },
  };
  const count = 18;
  return [
    opened,
    ...Array.from({ length: count }, (_, index): Step[] => {
      const at = calendar.at(-13 + Math.floor((index / count) * 13), 9 + (index % 5) * 1.7);
      const decided = calendar.at(-12 + Math.floor((index / count) * 13), 8.2 + index * 0.1);
      const isLeft = index >= count - 5;
      return [
        { at, run: (stage): Promise<void> => ask(stage, index, passwordHash) },
        ...(isLeft ? [] : [{ at: decided, run: (stage: Stage) => decide(stage, index, running) }]),
      ];
    }).flat(),
  ].filter(({ at }) => calendar.isPast(at));
}

async function ask(stage: Stage, index: number, passwordHash: string): Promise<void> {
  const random = seededRandom(`applicant ${index}`);
  const name = fullName(random() < 0.5 ? 'female' : 'male', random);
  const { transaction, now, unit: company_id } = stage;
  const form = {
    name,
    email: `${fold(name).replaceAll(/[^a-z]/g, '.')}.${index + 1}@hopthu.example`,
    phone: `09${String(10_000_000 + Math.floor(random() * 89_999_999))}`,
    date_of_birth: `${1985 + Math.floor(random() * 20)}-0${1 + Math.floor(random() * 9)}-1${Math.floor(random() * 10)}`,
    lang: 'vi' as const,
  };
  const user_id = await insertApplicant(transaction, form, { passwordHash, now });
  await insertRequest(transaction, { company_id, kind: 'account', user_id }, now);
  await activate(transaction, { userId: user_id, passwordHash, now: after(now, 12) });
  stage.made[`request ${index}`] = await requestOf(stage, user_id);
}

async function requestOf({ transaction }: Stage, userId: string): Promise<string> {
  const { id } = await transaction
    .selectFrom('registration_request')
    .select('id')
    .where('user_id', '=', userId)
    .executeTakeFirstOrThrow();
  return id;
}

async function decide(stage: Stage, index: number, { code }: PlannedClass): Promise<void> {
  const request_ids = [stage.ref(`request ${index}`)];
  const caller = await stage.as(administrator);
  if (index % 5 === 3) await stage.call('denyRequests', caller, { body: { request_ids, reason } });
  else
    await stage.call('approveRequests', caller, {
      body: { request_ids, classroom_id: stage.ref(`class ${code}`) },
    });
}
