/** The weather at the hotel: degrees Celsius, and the provider's icon code (`10d`). */
export type Weather = {
  celsius: number;
  icon: string;
  /** An example value (demonstration mode), not a measurement. */
  isExample?: true;
};

/** The condition, from the first two digits of the icon code; the third character is day or night. */
type Sky = '01' | '02' | '03' | '04' | '09' | '10' | '11' | '13' | '50';

const icons = /^(01|02|03|04|09|10|11|13|50)[dn]$/;

/** Whether a code names one of the eighteen icons. Checked because the code becomes part of a file's path. */
export function isWeatherIcon(code: string): boolean {
  return icons.test(code);
}

/** The condition that an icon code stands for. */
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

/** `+18 °C / +64 °F`: each number is rounded and signed separately (specification, section 9). */
export function formatTemperature(celsius: number): string {
  return `${degrees(celsius, 'C')} / ${degrees(1.8 * celsius + 32, 'F')}`;
}

/** The response body of `GET /api/weather`. */
type WeatherResponse = {
  main: { temp: number };
  weather: { icon: string }[];
  example?: true;
};

export function toWeatherResponse({ celsius, icon, isExample }: Weather): WeatherResponse {
  return { main: { temp: celsius }, weather: [{ icon }], ...(isExample && { example: true }) };
}

/** Reads the response of this site's own API; undefined if it does not have the expected form. */
export function fromWeatherResponse(body: {
  data?: Partial<WeatherResponse>;
}): Weather | undefined {
  const celsius = body.data?.main?.temp;
  const icon = body.data?.weather?.[0]?.icon;
  if (typeof celsius !== 'number' || icon === undefined || !isWeatherIcon(icon)) return undefined;
  return { celsius, icon, ...(body.data?.example && { isExample: true }) };
}
