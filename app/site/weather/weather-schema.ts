import { z } from 'zod';
import { isWeatherIcon, type Weather } from './weather';

/** The part of OpenWeatherMap's response that is used. Temperatures that no thermometer shows are rejected. */
const responseSchema = z.object({
  main: z.object({ temp: z.number().min(-60).max(60) }),
  weather: z.array(z.object({ icon: z.string().refine(isWeatherIcon) })).min(1),
});

/**
 * Parses the provider's response.
 * @throws SyntaxError if it is not JSON, ZodError if it does not match the schema
 */
export function parseWeather(json: string): Weather {
  const { main, weather } = responseSchema.parse(JSON.parse(json));
  return { celsius: main.temp, icon: weather[0]?.icon ?? '' };
}
