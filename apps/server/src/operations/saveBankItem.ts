import type { AuditAction } from '@sen/domain/reports/auditActions';
import type { ExamStatus } from '@sen/api/contract/model';
import { mayEditItem, type OwnedItem } from '@sen/domain/banks/mayEditItem';
import { editGoesTo, type Usable } from '@sen/domain/banks/used';
import type { Verdict } from '@sen/domain/errors/verdict';
import type { Caller } from '../auth/Caller.ts';
import { assertAllowed, orFieldError, RefusalError } from '../errors/RefusalError.ts';
import type { InTransaction } from '../store/database.ts';
import { record } from '../store/platform/audit.ts';

/** An item of a bank before its change, locked for this transaction. */
interface TakenItem extends OwnedItem, Usable {
  id: string;
  company_id: string;
  version: number;
  /** Who saved it last. */
  name_updated: string | null;
}

interface EditRules {
  /** The error of an edit of an older version. */
  changed: 'examChanged' | 'lessonChanged' | 'questionChanged' | 'surveyFormChanged';
  /** Whether an item with this status can be given another one; absent if each can, or no draft gives one. */
  restate?: (status: ExamStatus) => Verdict;
}

/** @throws {RefusalError} when the caller may not change it, or somebody else has since the edited version */
export function assertMayEdit(
  item: TakenItem,
  { version, status }: { version?: number; status?: ExamStatus },
  caller: Caller,
  { changed, restate }: EditRules,
): void {
  assertAllowed(mayEditItem(caller, item));
  orFieldError(version, 'version', 'thisFieldIsRequired');
  if (version !== item.version)
    throw new RefusalError(changed, { params: { who: item.name_updated ?? '…' } });
  if (status !== undefined && restate) assertAllowed(restate(item.status));
}

/** What a new item, or a copy of one in use, belongs to. */
export interface NewOwner {
  company_id: string;
  created_by: string;
  copied_from: string | null;
}

interface Saving<Item> {
  /** The edited item. */
  item: Item | undefined;
  company_id: string;
  caller: Caller;
  now: Date;
  actions: Readonly<Record<'new' | 'copy' | 'itself', AuditAction>>;
  add: (owner: NewOwner) => Promise<string>;
  change: (item: Item, event: { by: string; now: Date }) => Promise<void>;
}

/** Saves a draft as a new item, as a copy of one in use, or as the item itself, and records which. Returns the saved item's id. */
export async function saveBankItem<Item extends TakenItem>(
  transaction: InTransaction,
  { item, company_id, caller, now, actions, add, change }: Saving<Item>,
): Promise<string> {
  const becomes = item ? editGoesTo(item) : 'new';
  const isItself = item !== undefined && becomes === 'itself';
  if (isItself) await change(item, { by: caller.id, now });
  const id = isItself
    ? item.id
    : await add({ company_id, created_by: caller.id, copied_from: item?.id ?? null });
  const subject = { id, company_id };
  await record(transaction, [{ actorId: caller.id, action: actions[becomes], subject }], now);
  return id;
}

/** A copy is not locked, whatever the original's state. */
export function statusOfNew<Status extends ExamStatus>(status: Status): Status | 'draft' {
  return status === 'locked' ? 'draft' : status;
}
