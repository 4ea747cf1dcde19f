import type { FormEvent } from 'react';
import { Button } from '~/components/ui/button';
import type { ConsentQuestion } from './consent';

type ConsentFormProps = {
  analytics: ConsentQuestion;
  /** The page to come back to: path and query. */
  from: string;
  onSubmit?: ((event: FormEvent<HTMLFormElement>) => void) | undefined;
};

/** Yes and no, alike in size, look and reach; a plain form, so that an answer needs no script. */
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
