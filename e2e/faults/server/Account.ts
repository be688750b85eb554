import type { Acknowledgement, Answer, Attempt } from '@sen/api/contract/model';
import { demoPassword } from '@sen/api/fixtures/people';
import { call } from './call.ts';
import type { RestartableServer } from './RestartableServer.ts';

/** The demo organisation's open exam, in the class of all demo students. */
export const openExam = { exam: '1', assignment: '1', classroom: '1' };

/** A student's direct access to the server, without faults: signs in and reads what is stored. */
export class Account {
  userId = '';
  /** Of the current session. */
  token: string | null = null;

  constructor(
    readonly username: string,
    private readonly server: RestartableServer,
  ) {}

  /** Ends the previous session. */
  async signIn(): Promise<string> {
    const body = new FormData();
    body.set('username', this.username);
    body.set('password', demoPassword);
    const { data } = await this.server.ask(() =>
      call<Answer<'login'>>(this.server.address, { method: 'POST', path: '/auth/login', token: null, body }),
    );
    if ('verify_code' in data) throw new Error('A student of the fault run is asked for no code.');
    this.userId = data.id;
    this.token = data.access_token;
    return data.access_token;
  }

  async start(): Promise<Attempt> {
    const { exam, assignment } = openExam;
    const { data } = await this.ask<Answer<'startAttempt'>>({
      method: 'POST',
      path: `/surveys/${exam}/attempt`,
      body: { assignment_id: assignment },
    });
    return data;
  }

  async attempt(attemptId: string): Promise<Attempt> {
    const path = `/surveys/${openExam.exam}/attempt?attempt_id=${attemptId}`;
    return (await this.ask<Answer<'getAttempt'>>({ path })).data;
  }

  /** The server's state of a journal. */
  async held(attemptId: string, journalId: string): Promise<Acknowledgement> {
    const { data } = await this.ask<Answer<'saveAnswers'>>({
      method: 'POST',
      path: `/surveys/${openExam.exam}/answer`,
      body: { attempt_id: attemptId, journal_id: journalId, entries: [], known_server_seq: 0 },
    });
    return data;
  }

  private ask<Body>(asked: { method?: 'GET' | 'POST'; path: string; body?: object }) {
    return this.server.ask(() => call<Body>(this.server.address, { ...asked, token: this.token }));
  }
}
