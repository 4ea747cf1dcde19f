/** How long the name of a device may be. */
export const maxDeviceName = 60;

/** Names as their makers write them; the first that fits. */
const devices: readonly (readonly [sign: RegExp, name: string])[] = [
  [/iPhone/, 'iPhone'],
  [/iPad/, 'iPad'],
  [/Android/, 'Android'],
  [/CrOS/, 'ChromeOS'],
  [/Windows/, 'Windows'],
  [/Macintosh/, 'Mac'],
  [/Linux/, 'Linux'],
];

/** The device that a browser says it runs on, as a name to begin with; undefined if it does not say. */
export const guessDevice = (request: Request): string | undefined => {
  const userAgent = request.headers.get('user-agent') ?? '';
  return devices.find(([sign]) => sign.test(userAgent))?.[1];
};
