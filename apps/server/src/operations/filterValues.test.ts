import type { Problem } from '@sen/api/contract/model';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { TestApp } from '../testing/TestApp.ts';

let app: TestApp;
beforeAll(async () => {
  app = await TestApp.start({ demo: true });
});
afterAll(() => app.stop());

test.each([
  ['listMembers', 'admin', 'role', 'teacher'],
  ['listEvents', 'admin', 'timing', 'happening'],
  ['listCourses', 'admin', 'timing', 'finished'],
  ['listClasses', 'teacher', 'timing', 'finished'],
  ['listFreeCourses', 'student', 'level', 'basic'],
  ['listCertificateTemplates', 'superAdmin', 'orientation', 'portrait'],
] as const)('%s finds by the values of the contract, and refuses others', async (list, as, field, value) => {
  const filteredBy = (keyword: string) =>
    app.call<Problem>(list, as, { query: { 'fieldName[]': [field], 'keyword[]': [keyword] } });
  expect((await filteredBy(value)).status).toBe(200);
  const { status, body } = await filteredBy('zz');
  expect(status).toBe(422);
  expect(body.errors).toHaveProperty('keyword[]');
});
