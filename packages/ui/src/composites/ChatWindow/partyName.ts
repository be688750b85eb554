import type { ChatParty } from './chatWindowProps';

export function partyName(party: ChatParty): string {
  return party.kind === 'person' ? party.name : party.title;
}
