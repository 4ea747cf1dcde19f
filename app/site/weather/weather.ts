/** The weather at the hotel: degrees Celsius, and the provider's icon code (`10d`). */
export type Weather = {
  celsius: number;
  icon: string;
  /** What is usual, not what is measured: a demonstration's. */
  isExample?: true;
};

/** The sky by the first two digits of the code; the third character is day or night. */
export type Sky = '01' | '02' | '03' | '04' | '09' | '10' | '11' | '13' | '50';

const icons = /^(01|02|03|04|09|10|11|13|50)[dn]$/;

/** Whether a code names one of our eighteen pictures: it becomes part of a file's address. */
export function isWeatherIcon(code: string): boolean {
  return icons.test(code);
}

/** What the sky looks like, by the picture's code. */
export function skyOf({ icon }: Weather): Sky {
  return icon.slice(0, 2) as Sky;
}

const minus = '\u2212';
const space = '\u00A0';

function degrees(value: number, unit: 'C' | 'F'): string {
  const rounded = Math.round(value);
  const sign = rounded > 0 ? '+' : rounded < 0 ? minus : '';
  return `${sign}${Math.abs(rounded)}${space}°${unit}`;
}

/** `+18 °C / +64 °F`: each number is rounded, and signed, by itself (specification, section 9). */
export function formatTemperature(celsius: number): string {
  return `${degrees(celsius, 'C')} / ${degrees(1.8 * celsius + 32, 'F')}`;
}

/** The body of `GET /api/weather`. */
export type WeatherAnswer = {
  main: { temp: number };
  weather: { icon: string }[];
  example?: true;
};

export function toAnswer({ celsius, icon, isExample }: Weather): WeatherAnswer {
  return { main: { temp: celsius }, weather: [{ icon }], ...(isExample && { example: true }) };
}

/** What our own server answered, or undefined when it is not what was agreed. */
export function fromAnswer(body: { data?: Partial<WeatherAnswer> }): Weather | undefined {
  const celsius = body.data?.main?.temp;
  const icon = body.data?.weather?.[0]?.icon;
  if (typeof celsius !== 'number' || icon === undefined || !isWeatherIcon(icon)) return undefined;
  return { celsius, icon, ...(body.data?.example && { isExample: true }) };
}
