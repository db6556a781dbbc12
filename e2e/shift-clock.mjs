/** Loaded before the product: its clock is ahead by `CLOCK_AHEAD_MS`, as if that time had passed. */
const ahead = Number(process.env.CLOCK_AHEAD_MS);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parameters) {
    super(...(parameters.length === 0 ? [RealDate.now() + ahead] : parameters));
  }
  static now() {
    return RealDate.now() + ahead;
  }
};
