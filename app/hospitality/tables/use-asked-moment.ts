import { type FormEvent, type RefObject, useEffect, useState } from 'react';
import { useHydrated } from '~/components/ui/use-hydrated';
import { parseDay } from './typed-moment';
import type { AskedMoment } from './table-words';

const readMoment = (form: HTMLFormElement): AskedMoment => {
  const fields = new FormData(form);
  const date = String(fields.get('date') ?? '');
  return { house: String(fields.get('house') ?? ''), date: parseDay(date) ?? date };
};

/**
 * Where and when a table is being asked for, while the form is filled in; undefined until scripts run, because without
 * them nothing that is shown would follow the fields.
 */
export function useAskedMoment(form: RefObject<HTMLFormElement>) {
  const isHydrated = useHydrated();
  const [moment, setMoment] = useState<AskedMoment>();
  // Browsers put back what was typed before the page was left.
  useEffect(() => {
    if (form.current) setMoment(readMoment(form.current));
  }, [form]);
  const follow = (event: FormEvent<HTMLFormElement>) => setMoment(readMoment(event.currentTarget));
  return { moment: isHydrated ? moment : undefined, follow };
}
