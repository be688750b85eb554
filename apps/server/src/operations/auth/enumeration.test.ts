import { demoCompany, people } from '@sen/api/fixtures/people';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import type { OperationId } from '../../contract/document.ts';
import { TestApp } from '../../testing/TestApp.ts';

const unit = 'ABCDEFGHJKLM';
const address = '203.0.113.9';
const password = 'Mới@2026!';
const nobody = 'khong.co@sen.vn';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start();
  const change = (values: { status?: 'locked' | 'inactive'; two_factor?: boolean }, { id }: { id: string }) =>
    app.database.updateTable('user_account').set(values).where('id', '=', id).execute();
  await change({ status: 'locked' }, people.sponsor);
  await change({ status: 'inactive' }, people.staff);
  await change({ two_factor: true }, people.admin);
  await app.database
    .updateTable('company')
    .set({ register_code: unit, takes_registrations: true })
    .where('id', '=', demoCompany.id)
    .execute();
});
afterAll(() => app.stop());
const forget = () => app.database.deleteFrom('rate_limit').execute();
beforeEach(forget);

/** The operations that a visitor may call with an email address, and how often before a limit. */
const questions: [id: OperationId, times: number, body: (email: string) => object][] = [
  ['login', 10, (username) => ({ username, password: 'Sai@2026!' })],
  ['verifyTwoFactor', 10, (email) => ({ email, code: '123456' })],
  ['recoverPassword', 5, (email) => ({ email })],
  [
    'resetPassword',
    10,
    (email) => ({ email, token: 'x'.repeat(43), password, password_confirmation: password }),
  ],
  [
    'signUp',
    5,
    (email) => ({ email, name: 'Trần An', phone: '0912345678', dateOfBirth: '28/02/2001', unit }),
  ],
];
const known = {
  'an active account': people.teacher.email,
  'an account with a second step': people.admin.email,
  'a locked account': people.sponsor.email,
  'an account nobody has activated': people.staff.email,
  'a system administrator': people.superAdmin.email,
};

describe.each(questions)('%s (X4)', (id, times, body) => {
  /** Everything visible to the visitor: each response, including the one over the limit. */
  async function responsesTo(email: string): Promise<unknown[]> {
    const answers: unknown[] = [];
    for (let time = 0; time <= times; time += 1) {
      const answer = await app.call(id, null, { body: body(email), from: address });
      // The time of day reveals nothing.
      answers.push([answer.status, { ...answer.headers, date: '' }, answer.body]);
    }
    return answers;
  }
  const counted = () => app.database.selectFrom('rate_limit').select('used').orderBy('used').execute();

  test.each(Object.entries(known))('says of %s what it says of nobody', async (_, email) => {
    const ofNobody = await responsesTo(nobody);
    const after = await counted();
    await forget();
    expect(await responsesTo(email)).toEqual(ofNobody);
    expect(await counted()).toEqual(after);
  });
});
