import { attemptMutations } from '@sen/api/resources/attempts/attemptMutations';
import { newId } from '../app/newId';
import { browserPage } from '../device/browserPage';
import type { Environment } from './Environment';
import { journalOnDisk } from './journalTables';
import { pageExitStore } from './pageExitStore';
import type { TabMessage } from './tabMessages';

/** The journal's environment in a real browser. */
export function browserEnvironment(): Environment {
  return {
    ...browserPage<TabMessage>('sen-exam'),
    wall: () => Date.now(),
    tables: journalOnDisk(),
    pageExitStore: pageExitStore(localStorage, newId()),
    async save(surveyId, batch, signal) {
      return (await attemptMutations.save(surveyId, batch, signal)).data;
    },
  };
}
