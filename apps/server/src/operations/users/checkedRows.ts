import { setImmediate } from 'node:timers/promises';
import type { CellError } from '@sen/domain/imports/CellError';
import { ClaimedNames } from '@sen/domain/imports/ClaimedNames';
import { meetExisting, type Meeting } from '@sen/domain/imports/existingMember';
import { type MemberColumn, memberSheet } from '@sen/domain/imports/memberColumns';
import { readMemberRow } from '@sen/domain/imports/readMemberRow';
import type { KeptMember } from '@sen/domain/users/keptMember';
import { readableCells, unreadableCells, withUnreadable } from '../../spreadsheets/columnSheet.ts';
import type { SpreadsheetRow } from '../../spreadsheets/Spreadsheet.ts';
import type { Database } from '../../store/database.ts';
import { accountsNamedLike } from '../../store/users/memberImports.ts';
import type { MemberSheet } from './openMemberSheet.ts';

/** A row with its outcome: a new account, an existing one as it is or with changes, or the reasons of a refusal. */
export interface CheckedRow extends SpreadsheetRow {
  name: string;
  state: Meeting['state'];
  /** Undefined when nothing could be parsed. */
  member?: KeptMember;
  errors: readonly CellError<MemberColumn>[];
  /** What it changes of which account. */
  changed?: Extract<Meeting, { state: 'changed' }>;
}

interface Reading {
  /** The row after which to begin; the names of the rows up to it are claimed all the same. */
  after?: number;
  /** The number of rows of the next part. */
  partSize?: () => number;
}

/** Rows read at once where nothing is stored: some milliseconds of work. */
const usualSize = () => 100;

/** The rows of a sheet, checked in parts as they arrive: alone, against earlier rows, and against the accounts. */
export async function* checkedRows(
  sheet: MemberSheet,
  database: Database,
  { after = 0, partSize = usualSize }: Reading = {},
): AsyncGenerator<CheckedRow[]> {
  if (sheet.fieldErrors.length > 0) return;
  const claimed = new ClaimedNames();
  for (let rows = await sheet.nextRows(); rows.length > 0; rows = await sheet.nextRows()) {
    for (let from = 0; from < rows.length;) {
      const part = rows.slice(from, from + partSize());
      from += part.length;
      const read = part.map((row) => readRow(row, sheet, claimed)).filter(({ number }) => number > after);
      if (read.length > 0) yield await checkByAccounts(read, sheet, database);
      // Requests that arrived meanwhile go first.
      await setImmediate();
    }
  }
}

function readRow(row: SpreadsheetRow, { mapping, rules }: MemberSheet, claimed: ClaimedNames): CheckedRow {
  const reading = readMemberRow(readableCells(row.cells), mapping, rules);
  const unreadable = unreadableCells(row.cells, mapping);
  const errors = withUnreadable(unreadable, reading.ok ? [] : reading.errors);
  const { name } = reading;
  if (!reading.ok || errors.length > 0) {
    const taken = claimed.taken(reading.ok ? reading.member : reading.names);
    return { ...row, name, state: 'refused', errors: [...errors, ...taken].toSorted(byColumn) };
  }
  const twice = claimed.claim(row.number, reading.member);
  return {
    ...row,
    name,
    member: reading.member,
    state: twice.length > 0 ? 'refused' : 'good',
    errors: twice,
  };
}

const byColumn = (one: CellError<MemberColumn>, other: CellError<MemberColumn>) =>
  memberSheet.keys.indexOf(one.column) - memberSheet.keys.indexOf(other.column);

/** Checks rows that are good so far against the accounts. */
export async function checkByAccounts(
  rows: readonly CheckedRow[],
  sheet: Pick<MemberSheet, 'rules' | 'mapping'>,
  database: Database,
): Promise<CheckedRow[]> {
  const good = rows.flatMap(({ state, member }) => (state === 'good' && member ? [member] : []));
  const { rules, mapping } = sheet;
  const accounts = await accountsNamedLike(database, good, rules.company.id);
  if (accounts.length === 0) return [...rows];
  const known = accountsByName(accounts);
  return rows.map((row) => {
    if (row.state !== 'good' || !row.member) return row;
    const met = meetExisting(row.member, known(row.member), { actor: rules.actor, mapping });
    return {
      ...row,
      state: met.state,
      ...(met.state === 'refused' && { errors: met.errors }),
      ...(met.state === 'changed' && { changed: met }),
    };
  });
}

type Account = Awaited<ReturnType<typeof accountsNamedLike>>[number];

/**
 * Indexes accounts by name: of five hundred rows and as many accounts, each row
 * checks only those that share a name with it.
 */
function accountsByName(accounts: readonly Account[]): (member: KeptMember) => Account[] {
  const byName = new Map<string, Account[]>();
  for (const account of accounts) {
    for (const key of keysOf(account)) byName.set(key, [...(byName.get(key) ?? []), account]);
  }
  return (member) => keysOf(member).flatMap((key) => byName.get(key) ?? []);
}

function keysOf({
  email,
  username,
  membership_code,
}: Pick<Account, 'email' | 'username' | 'membership_code'>) {
  const signIn = new Set([`@${email.toLowerCase()}`, `@${username.toLowerCase()}`]);
  return membership_code === null ? [...signIn] : [...signIn, `#${membership_code.toLowerCase()}`];
}
