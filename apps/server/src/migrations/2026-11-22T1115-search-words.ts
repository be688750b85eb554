import { type Kysely, sql } from 'kysely';

const folded = (text: string) =>
  `lower(regexp_replace(normalize(${text}, nfd), '[\\u0300-\\u036f]', '', 'g'))`;
/** Zero-width characters, which `translate` drops: they have no counterpart. */
const invisible = `\\200B\\200C\\200D\\2060\\FEFF\\00AD`;
const separators =
  '[\\u0001-\\u002f\\u003a-\\u0040\\u005b-\\u0060\\u007b-\\u00bf\\u00d7\\u00f7\\u2000-\\u206f\\u20a0-\\u20cf\\u3000-\\u303f]+';

/** Equals `searchWords` of packages/domain/text; a test compares the two. */
const searchWords = `create function search_words(given text) returns tsvector
  language sql immutable strict parallel safe
  return array_to_tsvector(array_remove(string_to_array(regexp_replace(regexp_replace(
    ${folded(`translate(given, U&'ĐđÐð${invisible}', 'DdDd')`)},
    '${separators}', ' ', 'g'), '([^ ]{100})[^ ]+', '\\1', 'g'), ' '), ''))`;

/** The searched column of each table, and whether it was folded for the search alone. */
const searched = {
  company: { text: 'name', folded: false },
  project: { text: 'name', folded: false },
  category: { text: 'name', folded: false },
  question: { text: 'title', folded: false },
  user_account: { text: 'name', folded: true },
  course: { text: 'name', folded: true },
  classroom: { text: 'name', folded: true },
  exam: { text: 'title', folded: true },
} as const;

/** The tables that grow with the people and the years; the others are small beside their unit. */
const indexed = { user_account: 'name_words', question: 'title_words' } as const;

/** Searches find the beginnings of words by an index, in any order; the folded texts remain where they make a name unique. */
export async function up(database: Kysely<unknown>): Promise<void> {
  await sql.raw(searchWords).execute(database);
  for (const [table, { text, folded: wasFolded }] of Object.entries(searched)) {
    const drop = wasFolded ? `drop column ${text}_fold, ` : '';
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await sql
      .raw(
        `alter table ${table} ${drop}add column ${text}_words tsvector generated always as (search_words(${text})) stored`,
      )
      .execute(database);
  }
  for (const [table, column] of Object.entries(indexed))
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await sql.raw(`create index ${table}_search on ${table} using gin (${column})`).execute(database);
}

export async function down(database: Kysely<unknown>): Promise<void> {
  for (const [table, { text, folded: wasFolded }] of Object.entries(searched)) {
    const fold = `text generated always as (${folded(`translate(${text}, 'ĐđÐð', 'DdDd')`)}) stored`;
    const add = wasFolded ? `, add column ${text}_fold ${fold}` : '';
    // oxlint-disable-next-line no-await-in-loop -- the transaction has one connection
    await sql.raw(`alter table ${table} drop column ${text}_words${add}`).execute(database);
  }
  await sql`drop function search_words(text)`.execute(database);
}
