// Preloaded into the server by `NODE_OPTIONS=--import`: its clock starts at SEN_STARTS_AT and runs on from there.
const shift = Date.parse(process.env['SEN_STARTS_AT'] ?? '') - Date.now();
const SystemDate = Date;

globalThis.Date = class Date extends SystemDate {
  /** @param {[] | [number | string]} given */
  constructor(...given) {
    super(...(given.length === 0 ? [SystemDate.now() + shift] : given));
  }

  static now() {
    return SystemDate.now() + shift;
  }
};
