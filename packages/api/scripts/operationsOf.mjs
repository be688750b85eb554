/** The operations of a bundled document, by id: area (the only tag), `security` and `responses`. */
export function operationsOf(document) {
  return Object.values(document.paths)
    .flatMap((methods) => Object.values(methods))
    .map(({ operationId: id, tags, security, responses }) => {
      if (tags?.length !== 1) throw new Error(`The operation ${id} needs one tag, that of its area.`);
      return { id, area: tags[0], security, responses };
    })
    .sort((one, other) => (one.id < other.id ? -1 : 1));
}
