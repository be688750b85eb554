import { demoCompany } from '@sen/api/fixtures/people';
import type { Answer, RequestRow } from '@sen/api/contract/model';
import { takeSignUps } from '../jobs/ticking/takeSignUps.ts';
import type { TestApp } from './TestApp.ts';

type Person = Parameters<TestApp['signIn']>[0];

let count = 0;

/** A person who registers by the link of a unit, step by step. */
export class Applicant {
  readonly #app: TestApp;
  readonly email: string;
  readonly name: string;
  readonly password = 'Học@2026!';
  #token: string | undefined;

  private constructor(app: TestApp, email: string, name: string) {
    this.#app = app;
    this.email = email;
    this.name = name;
  }

  /** Before signing up. */
  static of(app: TestApp, email?: string): Applicant {
    count += 1;
    return new Applicant(app, email ?? `ung.vien${count}@sen.vn`, `Ứng Viên ${count}`);
  }

  /** After signing up, confirming the address and signing in. */
  static async waiting(app: TestApp, unit = demoCompany.id): Promise<Applicant> {
    const applicant = Applicant.of(app);
    await applicant.signUp({ unit: await codeOf(app, unit) });
    await applicant.confirm();
    await applicant.signIn();
    return applicant;
  }

  get token(): { token: string } {
    if (this.#token === undefined) throw new Error(`${this.name} has not signed in.`);
    return { token: this.#token };
  }

  get form() {
    return { email: this.email, name: this.name, phone: '0912 345 678', dateOfBirth: '2001-02-28' };
  }

  async signUp(fields: { unit: string; [field: string]: string }) {
    const answer = await this.#app.call('signUp', null, { body: { ...this.form, ...fields } });
    await takeSignUps.run(this.#app.app.services);
    return answer;
  }

  async mails(): Promise<{ subject: string; body_text: string }[]> {
    return this.#app.database
      .selectFrom('mail')
      .select(['subject', 'body_text'])
      .where('to_address', '=', this.email)
      .orderBy('id')
      .execute();
  }

  /** The token of the newest activation link. */
  async link(): Promise<string> {
    const links = (await this.mails()).flatMap(({ body_text }) => /token=(\S+)/.exec(body_text)?.[1] ?? []);
    return links.at(-1) ?? '';
  }

  async confirm() {
    const { email, password } = this;
    return this.#app.call('activateAccount', null, {
      body: { email, password, password_confirmation: password, token: await this.link() },
    });
  }

  async signIn() {
    const answer = await this.#app.call<Answer<'verifyTwoFactor'>>('login', null, {
      body: { username: this.email, password: this.password },
    });
    this.#token = answer.body.data?.access_token;
    return answer;
  }

  /** The person's requests as another person sees them, newest first. */
  async requests(as: Person = 'admin'): Promise<RequestRow[]> {
    const query = { 'fieldName[]': ['email'], 'keyword[]': [this.email], sort: 'created_at' };
    const { body } = await this.#app.call<Answer<'listRequests'>>('listRequests', as, { query });
    return body.data;
  }

  async requestId(as: Person = 'admin'): Promise<string> {
    const [request] = await this.requests(as);
    if (!request) throw new Error(`${this.name} has asked for nothing that ${as} sees.`);
    return request.id;
  }
}

/** A unit's registration code; opens its registration first. */
export async function codeOf(app: TestApp, unit = demoCompany.id): Promise<string> {
  const { body } = await app.call<Answer<'getRegistrationLink'>>('setRegistrationLink', 'superAdmin', {
    path: { id: unit },
    body: { open: true },
  });
  return body.data.code ?? '';
}
