/** One page that holds the whole list. */
export function page<Row>(data: Row[]) {
  return { data, page: 1, limit: 10, total: data.length, last_page: 1 };
}
