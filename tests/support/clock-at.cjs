// Loaded into a site under test (`--require`): its clock starts at the moment in CLOCK_AT and goes on from there.
const RealDate = Date;
const offset = RealDate.parse(process.env.CLOCK_AT ?? '') - RealDate.now();
const now = () => RealDate.now() + offset;

globalThis.Date = new Proxy(RealDate, {
  construct: (date, values, target) =>
    Reflect.construct(date, values.length === 0 ? [now()] : values, target),
  apply: () => new Date().toString(),
  get: (date, name) => (name === 'now' ? now : Reflect.get(date, name)),
});
