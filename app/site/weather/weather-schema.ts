import { z } from 'zod';
import { isWeatherIcon, type Weather } from './weather';

/** The part of OpenWeatherMap's answer that we use; what no thermometer shows is a fault. */
const answerSchema = z.object({
  main: z.object({ temp: z.number().min(-60).max(60) }),
  weather: z.array(z.object({ icon: z.string().refine(isWeatherIcon) })).min(1),
});

/**
 * Reads the provider's answer.
 * @throws SyntaxError when it is no JSON, ZodError when it is not what was agreed
 */
export function parseWeather(json: string): Weather {
  const { main, weather } = answerSchema.parse(JSON.parse(json));
  return { celsius: main.temp, icon: weather[0]?.icon ?? '' };
}
