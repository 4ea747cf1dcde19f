import type { FormEvent } from 'react';
import { Button } from '~/components/ui/button';
import type { ConsentQuestion } from './consent';

type ConsentFormProps = {
  analytics: ConsentQuestion;
  /** The page to return to: path and query. */
  from: string;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
};

/** Yes and no with equal size, style and prominence. A plain form, so that it works without scripts. */
export function ConsentForm({ analytics, from, onSubmit }: ConsentFormProps) {
  return (
    <form className="consent__choice" method="post" action="/consent" onSubmit={onSubmit}>
      <input type="hidden" name="from" value={from} />
      <Button look="line" name="answer" value="no">
        {analytics.no}
      </Button>
      <Button look="line" name="answer" value="yes">
        {analytics.yes}
      </Button>
    </form>
  );
}
