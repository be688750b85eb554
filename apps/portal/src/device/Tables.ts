export type RowKey = string | number;

/** Whose rows they are: the prefix of every key, so that nobody sees or sends what another person left. */
export interface RowOwner {
  user_id: string;
}

/** One owner's rows within a transaction. `All` names the row of each table. */
export interface TableRows<All> {
  /** In key order. */
  list<Name extends keyof All>(table: Name): Promise<All[Name][]>;
  put<Name extends keyof All>(table: Name, key: RowKey, row: All[Name]): Promise<void>;
  remove(table: keyof All, key: RowKey): Promise<void>;
}

/** The storage of rows: IndexedDB, or memory as a fallback. `work` may await nothing but its rows. */
export interface DeviceTables<Owner extends RowOwner, All> {
  transact<Result>(
    owner: Owner,
    mode: 'readonly' | 'readwrite',
    work: (rows: TableRows<All>) => Promise<Result>,
  ): Promise<Result>;
  /** The rows of a table of all owners of this person. */
  ofUser<Name extends keyof All>(table: Name, userId: string): Promise<All[Name][]>;
}
